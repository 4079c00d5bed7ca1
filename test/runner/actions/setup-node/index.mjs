const { seen } = await import(process.env.ROLLCALL_STAND_IN);

seen('setup-node');
