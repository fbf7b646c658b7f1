/** What the environment decides, read once (README lists every name). */
export interface Config {
  port: number
  host: string
  databaseUrl: string
  /** Demo data, demo logins, payment simulator and mailbox page. */
  demo: boolean
  producao: boolean
  dev: boolean
  marketplaceHosts: string[]
  providerUrl: string | null
  geocoders: string
  /** Servers of one's own for the adapters of the same name; null: the public ones. */
  nominatimUrl: string | null
  photonUrl: string | null
  /** Version of the build: local state and page cache follow it. */
  build: string
  logLevel: string
  dataDir: string
  /** Trust X-Forwarded-For of a proxy in front. */
  trustProxy: boolean
  /** smtps://usuario:senha@host:465; without it letters wait in the outbox (the demo shows them). */
  smtpUrl: string | null
  /** 'Nome <endereco@loja>' */
  correioDe: string
  /** Source of tax-authority data, with {cnpj} in it; without it the embedded one. */
  receitaUrl: string | null
  /** How many logins one address may look up in an hour. */
  limiteConsultas: number
}

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const producao = env.NODE_ENV === 'production'
  if (!env.DATABASE_URL)
    throw new Error('DATABASE_URL não está definida: use npm start, que liga o PostgreSQL embutido.')
  return {
    port: Number(env.PORT ?? 3000),
    host: env.HOST ?? '0.0.0.0',
    databaseUrl: env.DATABASE_URL,
    demo: env.DEMO === '1' || env.DEMO === 'true',
    producao,
    dev: env.VITRINE_DEV === '1',
    marketplaceHosts: (env.MARKETPLACE_HOSTS ?? '')
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
    providerUrl: env.PROVIDER_URL || null,
    geocoders: env.GEOCODERS ?? 'embutido',
    build: env.VITRINE_BUILD ?? 'dev',
    logLevel: env.LOG_LEVEL ?? (producao ? 'info' : 'warn'),
    dataDir: env.VITRINE_DATA ?? '.data',
    trustProxy: env.TRUST_PROXY === '1',
    limiteConsultas: Number(env.LIMITE_CONSULTAS || 300),
    ...readLigacoes(env),
  }
}

/** What the server talks to outside itself. */
function readLigacoes(
  env: NodeJS.ProcessEnv,
): Pick<Config, 'smtpUrl' | 'receitaUrl' | 'correioDe' | 'nominatimUrl' | 'photonUrl'> {
  return {
    nominatimUrl: env.NOMINATIM_URL || null,
    photonUrl: env.PHOTON_URL || null,
    smtpUrl: env.SMTP_URL || null,
    receitaUrl: env.RECEITA_URL || null,
    correioDe: env.CORREIO_DE ?? 'Vitrine <nao-responda@localhost.localdomain>',
  }
}
