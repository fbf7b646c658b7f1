import { migrateFila } from './fila/index.ts'
import { checkBancoUrl, closeDemo, explainFalha, grantPapel, waitForDatabase } from './inicio/index.ts'
import { migrate } from './infra/index.ts'

/**
 * `npm run migrate`: brings the database's schema up to date with a role that may do so (MIGRACAO_URL), and gives the role of
 * DATABASE_URL, which then needs no right on the schema, what it works with. `npm run demo:fechar`: locks the demo's logins.
 */
async function run(url: string, runningUrl: string): Promise<void> {
  checkBancoUrl(url, process.env.MIGRACAO_URL ? 'MIGRACAO_URL' : 'DATABASE_URL')
  const sql = await waitForDatabase(url)
  if (process.argv.includes('--fechar-demo')) {
    process.stdout.write(`Acessos da demonstração trancados: ${await closeDemo(sql)}.\n`)
  } else {
    const novas = await migrate(sql)
    await migrateFila(url)
    const papel = URL.canParse(runningUrl) ? decodeURIComponent(new URL(runningUrl).username) : ''
    if (papel && papel !== decodeURIComponent(new URL(url).username)) await grantPapel(sql, papel)
    process.stdout.write(
      novas.length > 0 ? `Migrações aplicadas: ${novas.join(', ')}.\n` : 'Nada a migrar.\n',
    )
  }
  await sql.end({ timeout: 5 })
}

const { DATABASE_URL = '', MIGRACAO_URL = DATABASE_URL } = process.env
try {
  await run(MIGRACAO_URL, DATABASE_URL)
} catch (error) {
  const frase = explainFalha(error, MIGRACAO_URL)
  if (frase === null) throw error
  process.stderr.write(`${frase}\n`)
  process.exit(1)
}
