import { startRegistry } from '../../test/neighbourhood/registry.ts';
import { generatedRows } from './generated-rows.ts';

/** The loopback registry with as many generated rows as the argument says. Runs as a child. */
const registry = await startRegistry({ rows: generatedRows(Number(process.argv[2])) });
process.send?.([registry.url]);
process.on('disconnect', () => process.exit());
