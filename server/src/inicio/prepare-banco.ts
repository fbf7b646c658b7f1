import { Aviso, compareEsquema, migrate, type Config } from '#infra'
import { ensureOperador } from '#login'

import { checkBancoUrl } from './check-banco-url.ts'
import { refuseDemo } from './demo-esquecida.ts'
import { waitForDatabase } from './wait-for-database.ts'

/** Everything that the database must have before anybody is served. Throws `Aviso` for what a person has to do. */
export async function prepareBanco(config: Config, env: NodeJS.ProcessEnv): Promise<void> {
  checkBancoUrl(config.databaseUrl)
  const sql = await waitForDatabase(config.databaseUrl)
  try {
    const { estranhas } = await compareEsquema(sql)
    if (estranhas.length > 0)
      throw new Aviso(
        `O banco já está numa versão mais nova (${estranhas.at(-1)}), com a qual esta não sabe trabalhar: ligue a versão nova da loja.`,
      )
    await migrate(sql)
    if (config.demo) {
      const demo = await import('#demo')
      await demo.loadDemo(sql)
    } else {
      await refuseDemo(sql, config)
      await ensureOperador(sql, env)
    }
  } finally {
    await sql.end({ timeout: 5 })
  }
}
