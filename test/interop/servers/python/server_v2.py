"""A server of the Python SDK 2: `server_v2.py MODE PORT`, endpoint /mcp (/sse in the mode sse).

Three tools; seven in pages of three in the mode paged.
"""

import sys

import mcp.types as types
import uvicorn
from mcp.server import Server
from mcp.server.mcpserver import MCPServer

mode, port = sys.argv[1], int(sys.argv[2])

server = MCPServer("interop-python-2", version="1.0.0", log_level="WARNING")


@server.tool()
def echo(text: str) -> str:
    """Returns its text."""
    return text


@server.tool()
def add(a: int, b: int) -> int:
    """Adds two numbers."""
    return a + b


@server.tool()
def nothing() -> None:
    """Does nothing."""


async def page(_context: object, params: types.PaginatedRequestParams | None) -> types.ListToolsResult:
    first = int(params.cursor) if params is not None and params.cursor is not None else 1
    tools = [
        types.Tool(name=f"tool_{number}", input_schema={"type": "object"})
        for number in range(first, min(first + 3, 8))
    ]
    return types.ListToolsResult(tools=tools, next_cursor=str(first + 3) if first + 3 < 8 else None)


if mode == "paged":
    paged = Server("interop-python-2", version="1.0.0", on_list_tools=page)
    uvicorn.run(paged.streamable_http_app(), host="127.0.0.1", port=port, log_level="warning")
elif mode == "sse":
    server.run("sse", port=port)
else:
    server.run(
        "streamable-http",
        port=port,
        stateless_http=mode == "stateless",
        json_response=mode == "json",
    )
