"""The machine's net as an ONNX model, for comparison with ONNX Runtime. Ours adds the linear part to it."""

from __future__ import annotations

from typing import Any

import numpy as np

from sevenroads.players.judging.net import ROAD_INPUT_COUNT, SHAPES, WHOLE_INPUTS


def layers_of(numbers: tuple[float, ...]) -> dict[str, Any]:
    """The matrices of a net by name."""
    layers, at = {}, 0
    for name, (rows, columns) in SHAPES.items():
        layers[name] = np.array(numbers[at : at + rows * columns], np.float32).reshape(rows, columns)
        at += rows * columns
    return layers


def model_bytes(numbers: tuple[float, ...]) -> bytes:
    """A model with the inputs `roads` (one-hot) and `whole`, and the outputs `lanes`, `tail` and `value`."""
    from onnx import TensorProto, checker, helper, numpy_helper

    layers = layers_of(numbers)
    nodes: list[Any] = []
    constants: list[Any] = []

    def constant(name: str, array: Any) -> str:
        constants.append(numpy_helper.from_array(np.ascontiguousarray(array), name))
        return name

    def node(kind: str, inputs: list[str], output: str, **attributes: Any) -> str:
        nodes.append(helper.make_node(kind, inputs, [output], **attributes))
        return output

    def dense(name: str, given: str, matrix: Any, bias: Any | None = None, relu: bool = False) -> str:
        made = node("MatMul", [given, constant(f"{name}.matrix", matrix)], f"{name}.product")
        if bias is not None:
            made = node("Add", [made, constant(f"{name}.bias", bias)], f"{name}.sum")
        return node("Relu", [made], f"{name}.relu") if relu else made

    axis = constant("axis", np.array([1], np.int64))
    for half, part in enumerate(("actions", "value")):
        whole_width, road_width = (SHAPES[name][1] // 2 for name in ("whole", "road"))
        context_width = SHAPES["context"][1] // 2
        wholes = slice(half * whole_width, (half + 1) * whole_width)
        roads = slice(half * road_width, (half + 1) * road_width)
        contexts = slice(half * context_width, (half + 1) * context_width)
        whole = dense(
            f"{part}.whole", "whole", layers["whole"][:-1, wholes], layers["whole"][-1, wholes], True
        )
        base = dense(f"{part}.base", whole, layers["road_whole"][:, roads], layers["road"][-1, roads])
        base = node("Unsqueeze", [base, axis], f"{part}.bases")
        road = dense(f"{part}.road", "roads", layers["road"][:-1, roads])
        road = node("Relu", [node("Add", [road, base], f"{part}.added")], f"{part}.rectified")
        added = node("ReduceSum", [road, axis], f"{part}.pooled", keepdims=0)
        highest = node("ReduceMax", [road, axis], f"{part}.highest", keepdims=0)
        joined = node("Concat", [whole, added, highest], f"{part}.joined", axis=1)
        matrix, bias = layers["context"][:-1, contexts], layers["context"][-1, contexts]
        context = dense(f"{part}.context", joined, matrix, bias, relu=True)
        if part == "value":
            made = dense("value.out", context, layers["value"][:-1], layers["value"][-1])
            node("Identity", [made], "value")
            continue
        lanes = dense("lanes.road", road, layers["lane_road"][:-1], layers["lane_road"][-1])
        common = node(
            "Unsqueeze", [dense("lanes.context", context, layers["lane_context"]), axis], "lanes.common"
        )
        node("Add", [lanes, common], "lanes")
        node("Identity", [dense("tail.out", context, layers["tail"][:-1], layers["tail"][-1])], "tail")
    floats = TensorProto.FLOAT
    inputs = [
        helper.make_tensor_value_info("roads", floats, ["n", 7, ROAD_INPUT_COUNT]),
        helper.make_tensor_value_info("whole", floats, ["n", WHOLE_INPUTS]),
    ]
    shapes = {"lanes": ["n", 7, SHAPES["lane_road"][1]], "tail": ["n", SHAPES["tail"][1]], "value": ["n", 1]}
    outputs = [helper.make_tensor_value_info(name, floats, shape) for name, shape in shapes.items()]
    graph = helper.make_graph(nodes, "net", inputs, outputs, constants)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18)], ir_version=9)
    checker.check_model(model)
    return bytes(model.SerializeToString())
