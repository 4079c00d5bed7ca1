// A server of the Go SDK: `server MODE PORT`, endpoint /mcp (/sse in the mode sse).
// Three tools; seven in pages of three in the mode paged. The mode modern knows one protocol version.
package main

import (
	"context"
	"fmt"
	"log"
	"net/http"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type input struct {
	Text string `json:"text" jsonschema:"what to say"`
}

func echo(_ context.Context, _ *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: in.Text}}}, nil, nil
}

func server(tools int, options *mcp.ServerOptions) *mcp.Server {
	server := mcp.NewServer(&mcp.Implementation{Name: "interop-go", Version: "1.0.0"}, options)
	for number := 1; number <= tools; number++ {
		mcp.AddTool(server, &mcp.Tool{
			Name:        fmt.Sprintf("tool_%d", number),
			Description: fmt.Sprintf("Returns its text in way %d.", number),
		}, echo)
	}
	return server
}

func handler(mode string) http.Handler {
	serve := server(3, nil)
	same := func(*http.Request) *mcp.Server { return serve }
	switch mode {
	case "stateful":
		return mcp.NewStreamableHTTPHandler(same, nil)
	case "stateless":
		return mcp.NewStreamableHTTPHandler(same, &mcp.StreamableHTTPOptions{Stateless: true})
	case "json":
		return mcp.NewStreamableHTTPHandler(same, &mcp.StreamableHTTPOptions{JSONResponse: true})
	case "sse":
		return mcp.NewSSEHandler(same, nil)
	case "modern":
		serve = server(3, &mcp.ServerOptions{SupportedProtocolVersions: []string{"2026-07-28"}})
		return mcp.NewStreamableHTTPHandler(same, &mcp.StreamableHTTPOptions{Stateless: true})
	case "paged":
		serve = server(7, &mcp.ServerOptions{PageSize: 3})
		return mcp.NewStreamableHTTPHandler(same, nil)
	}
	log.Fatalf("unknown mode %q", mode)
	return nil
}

func main() {
	if len(os.Args) != 3 {
		log.Fatal("usage: server stateful|stateless|json|sse|modern|paged PORT")
	}
	path := "/mcp"
	if os.Args[1] == "sse" {
		path = "/sse"
	}
	http.Handle(path, handler(os.Args[1]))
	log.Fatal(http.ListenAndServe("127.0.0.1:"+os.Args[2], nil))
}
