import type { Conversation, Party } from '../mcp/conversation.ts';
import type { Era } from '../mcp/ladder.ts';
import { modern } from '../mcp/modern.ts';
import { sse } from '../mcp/sse.ts';
import { streamable } from '../mcp/streamable.ts';

/** How each era is spoken. */
export const ERAS: Record<Era, (party: Party) => Conversation> = { streamable, modern, sse };
