//! A server of the Rust SDK over streamable HTTP: `interop-server MODE PORT`, endpoint `/mcp`.
//! Three tools; seven in pages of three in the mode `paged`. The mode `modern` knows one protocol version.

use std::{borrow::Cow, env, future::Future, sync::Arc};

use rmcp::{
    ErrorData, RoleServer, ServerHandler,
    model::{
        Implementation, JsonObject, ListToolsResult, PaginatedRequestParams, ProtocolVersion,
        ServerCapabilities, ServerConfig, Tool,
    },
    service::RequestContext,
    transport::streamable_http_server::{
        StreamableHttpServerConfig, StreamableHttpService, session::local::LocalSessionManager,
    },
};
use serde_json::json;

const PAGE: usize = 3;

#[derive(Clone)]
struct Server {
    tools: usize,
    modern_only: bool,
}

impl ServerHandler for Server {
    fn get_info(&self) -> ServerConfig {
        ServerConfig::new(ServerCapabilities::builder().enable_tools().build())
            .with_server_info(Implementation::new("interop-rust", "1.0.0"))
    }

    fn supported_protocol_versions(&self) -> Cow<'static, [ProtocolVersion]> {
        Cow::Borrowed(if self.modern_only {
            &[ProtocolVersion::V_2026_07_28]
        } else {
            ProtocolVersion::KNOWN_VERSIONS
        })
    }

    fn list_tools(
        &self,
        request: Option<PaginatedRequestParams>,
        _context: RequestContext<RoleServer>,
    ) -> impl Future<Output = Result<ListToolsResult, ErrorData>> {
        let cursor = request.and_then(|params| params.cursor);
        std::future::ready(self.page(cursor.as_deref()))
    }
}

impl Server {
    fn page(&self, cursor: Option<&str>) -> Result<ListToolsResult, ErrorData> {
        let first: usize = match cursor {
            None => 1,
            Some(text) => text
                .parse()
                .map_err(|_| ErrorData::invalid_params("unknown cursor", None))?,
        };
        let end = (first + PAGE).min(self.tools + 1);
        let mut page = ListToolsResult::with_all_items((first..end).map(tool).collect());
        page.next_cursor = (end <= self.tools).then(|| end.to_string());
        Ok(page)
    }
}

fn tool(number: usize) -> Tool {
    let schema = json!({ "type": "object", "properties": { "text": { "type": "string" } } });
    let schema: JsonObject = schema.as_object().cloned().unwrap_or_default();
    Tool::new(
        format!("tool_{number}"),
        format!("Returns its text in way {number}."),
        Arc::new(schema),
    )
}

#[tokio::main]
async fn main() {
    let arguments: Vec<String> = env::args().collect();
    let [_, mode, port] = arguments.as_slice() else {
        panic!("usage: interop-server stateful|stateless|json|modern|paged PORT");
    };
    let config = StreamableHttpServerConfig::default();
    let config = match mode.as_str() {
        "stateful" | "paged" => config,
        "stateless" | "modern" => config.with_legacy_session_mode(false),
        "json" => config
            .with_legacy_session_mode(false)
            .with_json_response(true),
        other => panic!("unknown mode {other}"),
    };
    let server = Server {
        tools: if mode == "paged" { 7 } else { 3 },
        modern_only: mode == "modern",
    };
    let service: StreamableHttpService<Server, LocalSessionManager> =
        StreamableHttpService::new(move || Ok(server.clone()), Default::default(), config);
    let router = axum::Router::new().nest_service("/mcp", service);
    let listener = tokio::net::TcpListener::bind(format!("127.0.0.1:{port}"))
        .await
        .expect("the port is free");
    axum::serve(listener, router)
        .await
        .expect("the server runs");
}
