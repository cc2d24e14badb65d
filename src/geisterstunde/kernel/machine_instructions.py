"""What compiled rules do by the processor's own instructions instead of a plain function's."""

from collections.abc import Callable

import numba
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.registry import cpu_target
from numba.extending import intrinsic, overload

from geisterstunde.kernel.bits import count_bits, lowest_bit, nth_bit
from geisterstunde.kernel.jit import BOUNDS_CHECKED
from geisterstunde.kernel.projection import copy_bytes
from geisterstunde.kernel.record import array_in, bytes_of, record_in


@intrinsic
def _population(typing_context, bits):  # type: ignore[no-untyped-def] # Numba's calling convention
    def generate(context, builder, signature, arguments):  # type: ignore[no-untyped-def]
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


@overload(count_bits)
def _count_bits(bits):  # type: ignore[no-untyped-def]
    return lambda bits: _population(bits)


@intrinsic
def _trailing_zeros(typing_context, bits):  # type: ignore[no-untyped-def]
    def generate(context, builder, signature, arguments):  # type: ignore[no-untyped-def]
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), generate


@overload(lowest_bit)
def _lowest_bit(bits):  # type: ignore[no-untyped-def]
    return lambda bits: _trailing_zeros(bits)


@intrinsic
def _deposited(typing_context, bits, mask):  # type: ignore[no-untyped-def]
    def generate(context, builder, signature, arguments):  # type: ignore[no-untyped-def]
        kind = ir.FunctionType(ir.IntType(64), [ir.IntType(64)] * 2)
        deposit = cgutils.get_or_insert_function(builder.module, kind, "llvm.x86.bmi.pdep.64")
        return builder.call(deposit, arguments)

    return types.int64(types.int64, types.int64), generate


def _deposits_quickly() -> bool:
    """Whether the processor that code is made for spreads bits over a mask in one quick instruction."""
    _, name, features = cpu_target.target_context.codegen().magic_tuple()
    return bool("+bmi2" in features and name not in ("znver1", "znver2"))  # those two take longer than a loop


@overload(nth_bit)  # type: ignore[untyped-decorator]
def _nth_bit(bits: int, n: int) -> Callable[[int, int], int]:
    def deposited(bits: int, n: int) -> int:
        return _trailing_zeros(_deposited(1 << n, bits))  # type: ignore[no-any-return]

    return deposited if _deposits_quickly() else nth_bit


@intrinsic
def _copy(typing_context, source, target, start, stop):  # type: ignore[no-untyped-def]
    def generate(context, builder, signature, arguments):  # type: ignore[no-untyped-def]
        whence, whither = (
            builder.gep(context.make_array(kind)(context, builder, value).data, [arguments[2]])
            for kind, value in zip(signature.args[:2], arguments[:2], strict=True)
        )
        count = builder.sub(arguments[3], arguments[2])
        cgutils.raw_memcpy(builder, whither, whence, count, 1)
        return context.get_dummy_value()

    return types.void(source, target, types.intp, types.intp), generate


@overload(copy_bytes)
def _copy_bytes(source, target, start, stop):  # type: ignore[no-untyped-def]
    # A slice would first ask whether the buffers overlap, which takes longer than to copy.
    return lambda source, target, start, stop: _copy(source, target, start, stop)


@intrinsic
def _byte_at(typing_context, buffer, place):  # type: ignore[no-untyped-def]
    def generate(context, builder, signature, arguments):  # type: ignore[no-untyped-def]
        data = context.make_array(buffer)(context, builder, arguments[0]).data
        return builder.gep(data, [arguments[1]])

    return types.voidptr(buffer, types.intp), generate


@overload(array_in)
def _array_in(buffer, start, shape, kind):  # type: ignore[no-untyped-def]
    # Nor does this count references: whoever hands over the buffer holds it.
    return lambda buffer, start, shape, kind: numba.carray(_byte_at(buffer, start), shape, kind)


@intrinsic
def _record_at_start(typing_context, buffer, layout):  # type: ignore[no-untyped-def]
    def generate(context, builder, signature, arguments):  # type: ignore[no-untyped-def]
        data = context.make_array(buffer)(context, builder, arguments[0]).data
        return builder.bitcast(data, context.get_value_type(signature.return_type))

    return layout.dtype(buffer, layout), generate


@overload(record_in)
def _record_in(buffer, layout):  # type: ignore[no-untyped-def]
    # A view would count references to the buffer, which takes longer than most rules.
    def at_start(buffer, layout):  # type: ignore[no-untyped-def]
        return _record_at_start(buffer, layout)

    def as_view(buffer, layout):  # type: ignore[no-untyped-def]
        return buffer.view(layout)[0]

    return as_view if BOUNDS_CHECKED else at_start


@intrinsic
def _first_byte(typing_context, record):  # type: ignore[no-untyped-def]
    def generate(context, builder, signature, arguments):  # type: ignore[no-untyped-def]
        return builder.bitcast(arguments[0], cgutils.voidptr_t)

    return types.CPointer(types.uint8)(record), generate


@overload(bytes_of)
def _bytes_of(record):  # type: ignore[no-untyped-def]
    size = record.size
    return lambda record: numba.carray(_first_byte(record), size)
