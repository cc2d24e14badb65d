"""The training example learns: after a few updates it beats chance far more often than not."""

from examples.learn_dawn_under import Learner, Policy, win_share

UPDATES = 25
GAMES = 200


def test_a_blank_policy_is_chance_and_a_trained_one_is_better() -> None:
    learner = Learner("random", seed=3, tables=128)
    for _ in range(UPDATES):
        learner.learn()
    before = win_share(Policy.blank(), "random", GAMES, seed=5)
    after = win_share(learner.policy, "random", GAMES, seed=5)
    assert 0.35 < before < 0.65
    assert after > before + 0.2


def test_the_same_seed_learns_the_same() -> None:
    policies = []
    for _ in range(2):
        learner = Learner("random", seed=4, tables=16)
        for _ in range(3):
            learner.learn()
        policies.append(learner.policy)
    assert all((one == other).all() for one, other in zip(*policies, strict=True))
