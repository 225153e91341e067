"""Drives `vane --sample mcp` with the clients of PyPI: usage: clients.py VANE

Which clients there are depends on the environment: `mcp` 2 (three modes) and `fastmcp`, or `mcp` 1 (the handshake alone).
"""

import asyncio
import json
import sys

CALLS = {
    "find_place": {"name": "Zilina"},
    "weather": {"place": "Žilina"},
    "days": {"place": "Oslo", "days": 5},
    "hours": {"place": "Oslo"},
    "when": {"weather": "dry 3h", "place": "Oslo"},
    "warnings": {"place": "Oslo"},
    "compare": {"places": ["Oslo", "Bergen"]},
    "along": {"places": ["Oslo", "Bergen"], "by": "car"},
    "models": {"place": "Oslo"},
    "climate": {"place": "Oslo"},
    "seasonal": {"place": "Oslo", "unit": "months"},
    "sun": {"place": "Oslo", "date": "2026-06-21"},
    "soon": {"place": "Oslo"},
}
MOST = 2048


def check(name, text, structured, is_error):
    """What every answer has; the client itself has checked the schema."""
    assert not is_error, (name, text)
    assert text and structured and "credits" in structured, name
    size = len(json.dumps({"t": text, "s": structured}, ensure_ascii=False, separators=(",", ":")).encode())
    assert size <= MOST, (name, size)
    return size


def report(client, sizes):
    print(f"{client}: " + ", ".join(f"{name} {size}" for name, size in sizes.items()) + " bytes: ok")


async def newest(vane):
    from mcp.client.client import Client
    from mcp.client.stdio import StdioServerParameters, stdio_client
    from mcp.shared.exceptions import MCPError

    server = StdioServerParameters(command=vane, args=["--sample", "mcp"])
    for mode in ("auto", "legacy", "2026-07-28"):
        steps = []

        async def progress(done, total, message):
            steps.append(done)

        async with Client(stdio_client(server), mode=mode) as client:
            assert [tool.name for tool in (await client.list_tools()).tools] == list(CALLS)
            sizes = {}
            for name, arguments in CALLS.items():
                result = await client.call_tool(name, arguments)
                sizes[name] = check(name, result.content[0].text, result.structured_content, result.is_error)
            missing = await client.call_tool("weather", {"place": "Oslo; rm all"})
            assert missing.is_error and "Candidates: Oslo" in missing.content[0].text, missing
            try:
                await client.call_tool("nonesuch", {})
                raise SystemExit("a tool that isn't there was called")
            except MCPError as error:
                assert error.error.code == -32602, error
            await client.call_tool("compare", CALLS["compare"], progress_callback=progress)
            assert steps and steps == sorted(set(steps)), steps
            task = asyncio.create_task(client.call_tool("along", CALLS["along"]))
            await asyncio.sleep(0)
            task.cancel()
            try:
                await task
            except asyncio.CancelledError:
                pass
            full = await client.call_tool("hours", {"place": "Oslo", "hours": 48, "detail": "full"})
            assert len(full.structured_content["report"]["hours"]) > 12
            report(f"mcp 2, {mode}, spoke {client.protocol_version}", sizes)


async def fast(vane):
    from fastmcp import Client
    from fastmcp.client.transports import StdioTransport

    async with Client(StdioTransport(command=vane, args=["--sample", "mcp"])) as client:
        sizes = {}
        for name, arguments in CALLS.items():
            result = await client.call_tool(name, arguments)
            sizes[name] = check(name, result.content[0].text, result.structured_content, result.is_error)
        report("fastmcp", sizes)


async def handshake(vane):
    from mcp import ClientSession, StdioServerParameters
    from mcp.client.stdio import stdio_client

    async with stdio_client(StdioServerParameters(command=vane, args=["--sample", "mcp"])) as (read, write):
        async with ClientSession(read, write) as session:
            hello = await session.initialize()
            assert [tool.name for tool in (await session.list_tools()).tools] == list(CALLS)
            sizes = {}
            for name, arguments in CALLS.items():
                result = await session.call_tool(name, arguments)
                sizes[name] = check(name, result.content[0].text, result.structuredContent, result.isError)
            await session.send_ping()
            report(f"mcp 1, spoke {hello.protocolVersion}", sizes)


def main():
    import importlib.metadata

    vane = sys.argv[1]
    if importlib.metadata.version("mcp").startswith("1."):
        asyncio.run(handshake(vane))
    else:
        asyncio.run(newest(vane))
        asyncio.run(fast(vane))


main()
