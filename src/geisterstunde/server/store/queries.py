"""The statements both databases understand."""

NEW_TABLE = (
    "INSERT INTO tables (id, code, game, public, phase, created_at)"
    " VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING"
)
NEW_LINE = (
    "INSERT INTO entries (table_id, seq, command, version, body, at) VALUES ($1, $2, $3, $4, $5, $6)"
    " ON CONFLICT DO NOTHING"
)
KNOWN_COMMAND = "SELECT seq FROM entries WHERE table_id = $1 AND command = $2"
NEW_PHASE = "UPDATE tables SET phase = $2 WHERE id = $1"
NEW_NAME = (
    "INSERT INTO names (table_id, seat, name) VALUES ($1, $2, $3)"
    " ON CONFLICT (table_id, seat) DO UPDATE SET name = excluded.name"
)
LINES = (
    "SELECT seq, command, version, body FROM entries WHERE table_id = $1 AND seq > $2 ORDER BY seq LIMIT $3"
)
WRITTEN_AT = "SELECT at FROM entries WHERE table_id = $1 AND seq = $2"
NEWEST_LINE_AT = "SELECT max(at) FROM entries"
POSTGRES_NOW = "SELECT CAST(1000 * extract(epoch FROM clock_timestamp()) AS BIGINT)"
NAMES = "SELECT seat, name FROM names WHERE table_id = $1"
CODE = "SELECT code FROM tables WHERE id = $1"
TABLE_BY_CODE = "SELECT id FROM tables WHERE code = $1 AND phase = 'lobby'"
OPEN_TABLES = (
    "SELECT id, game FROM tables WHERE phase = 'lobby' AND public"
    " AND (CAST($1 AS TEXT) IS NULL OR game = $1) ORDER BY created_at DESC LIMIT 50"
)
LAST_LINE_AT = "(SELECT at FROM entries WHERE table_id = id ORDER BY seq DESC LIMIT 1)"
IDLE_TABLES = f"SELECT id FROM tables WHERE phase = $1 AND touched_at < $2 AND {LAST_LINE_AT} < $2 LIMIT 1000"
TOUCH = "UPDATE tables SET touched_at = $2 WHERE id = $1"
# codes are forgotten last, so a table without one has been forgotten already
LONG_CLOSED = f"SELECT id FROM tables WHERE phase = 'closed' AND code IS NOT NULL AND {LAST_LINE_AT} < $1"
FORGET_NAMES = f"DELETE FROM names WHERE table_id IN ({LONG_CLOSED})"
FORGET_CODES = f"UPDATE tables SET code = NULL WHERE code IS NOT NULL AND id IN ({LONG_CLOSED})"
NEW_SECRET = "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING"
SECRET = "SELECT value FROM secrets WHERE name = $1"
NEW_SCORE = (
    "INSERT INTO scores (table_id, game, day, won, openings, mistakes) VALUES ($1, $2, $3, $4, $5, $6)"
    " ON CONFLICT DO NOTHING"
)
STANDINGS = (
    "SELECT won, openings, mistakes, count(*), min(table_id) FROM scores WHERE game = $1 AND day = $2"
    " GROUP BY won, openings, mistakes ORDER BY won DESC, openings, mistakes"
)
NOTHING = "UPDATE tables SET phase = phase WHERE id = ''"
