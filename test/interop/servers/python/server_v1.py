"""A server of the Python SDK 1: `server_v1.py MODE PORT`, endpoint /mcp (/sse in the mode sse).

Three tools; seven in pages of three in the mode paged.
"""

import contextlib
import sys
from collections.abc import AsyncIterator

import mcp.types as types
import uvicorn
from mcp.server.fastmcp import FastMCP
from mcp.server.lowlevel import Server
from mcp.server.streamable_http_manager import StreamableHTTPSessionManager
from starlette.applications import Starlette
from starlette.routing import Mount

mode, port = sys.argv[1], int(sys.argv[2])

server = FastMCP(
    "interop-python-1",
    port=port,
    log_level="WARNING",
    stateless_http=mode == "stateless",
    json_response=mode == "json",
)


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


paged = Server("interop-python-1", version="1.0.0")


@paged.list_tools()
async def page(request: types.ListToolsRequest) -> types.ListToolsResult:
    params = request.params
    first = int(params.cursor) if params is not None and params.cursor is not None else 1
    tools = [
        types.Tool(name=f"tool_{number}", inputSchema={"type": "object"})
        for number in range(first, min(first + 3, 8))
    ]
    return types.ListToolsResult(tools=tools, nextCursor=str(first + 3) if first + 3 < 8 else None)


def paged_app() -> Starlette:
    """As the SDK's own example of a low-level server: mounted, so /mcp redirects to /mcp/."""
    sessions = StreamableHTTPSessionManager(app=paged)

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        async with sessions.run():
            yield

    return Starlette(routes=[Mount("/mcp", app=sessions.handle_request)], lifespan=lifespan)


if mode == "paged":
    uvicorn.run(paged_app(), host="127.0.0.1", port=port, log_level="warning")
else:
    server.run("sse" if mode == "sse" else "streamable-http")
