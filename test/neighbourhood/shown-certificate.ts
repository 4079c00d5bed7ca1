import { once } from 'node:events';
import { connect } from 'node:tls';

/** The certificate that a server shows, as PEM. */
export async function shownCertificate(url: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), rejectUnauthorized: false });
  await once(socket, 'secureConnect');
  const certificate = socket.getPeerX509Certificate();
  socket.destroy();
  if (certificate === undefined) throw new Error(`${url} shows no certificate`);
  return certificate.toString();
}
