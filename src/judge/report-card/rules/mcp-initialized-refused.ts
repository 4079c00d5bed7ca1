import { replyErrorCode } from '../../../observation/answer.ts';
import { rule } from '../rule.ts';

export default rule({
  id: 'mcp-initialized-refused',
  severity: 'warning',
  stop: false,
  text: 'It turned the initialized notification down.',
  fix: 'Accept notifications/initialized with 202 and no body.',
  fires: 'The notification was answered by a status of 400 or above, or by a JSON-RPC error.',
  spares:
    'Any other answer below 300, whatever its body; servers of the modern era, which get none.',
  needs: 'conversation',
  judge({ served: { initialized } }) {
    if (initialized === null || initialized.outcome !== 'answered') return [];
    const { status } = initialized;
    const code = replyErrorCode(initialized);
    if (status !== null && status < 400 && code === null) return [];
    const error = code === null ? '' : `, error ${code}`;
    return [{ where: 'notifications/initialized', text: `HTTP ${status ?? '?'}${error}` }];
  },
});
