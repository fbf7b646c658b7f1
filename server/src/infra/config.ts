import { isIP } from 'node:net'

import { Aviso } from './aviso.ts'

/** What the environment decides, read once (README lists every name). */
export interface Config {
  /** What this process does: answers requests, works in the background, or both. */
  papel: 'web' | 'worker' | 'both'
  port: number
  host: string
  /** Metrics and documents stand there alone; null: on the public port. */
  admin: { port: number; host: string } | null
  /** How long a process that is to stop still takes requests, so that the load balancer notices. */
  drenoMs: number
  databaseUrl: string
  /** Demo data, demo logins, payment simulator and mailbox page. */
  demo: boolean
  producao: boolean
  dev: boolean
  marketplaceHosts: string[]
  providerUrl: string | null
  geocoders: string
  /** Tiles of the map and their attribution; null: none. */
  mapa: { tiles: string; atribuicao: string } | null
  /** Servers of one's own for the adapters of the same name; null: the public ones. */
  nominatimUrl: string | null
  photonUrl: string | null
  /** Version of the build: local state and page cache follow it. */
  build: string
  /** The service worker of the stores; off, browsers that have one drop it with all that it kept. */
  trabalhador: boolean
  logLevel: string
  dataDir: string
  /** Whose X-Forwarded-For is trusted: none, that of a number of proxies in front, or that of proxies by address. */
  trustProxy: boolean | string | ((address: string, hop: number) => boolean)
  /** Requests a minute of one address and of one account, and a factor for calls with limits of their own; 0: no limit. */
  limites: { porIp: number; porConta: number; fatorPorChamada: number }
  /** smtps://usuario:senha@host:465; without it letters wait in the outbox (the demo shows them). */
  smtpUrl: string | null
  /** 'Nome <endereco@loja>' */
  correioDe: string
  /** What the domain of a store's own sender must say, for this mail server to send for it: the host that SPF includes, the selector of DKIM. */
  correioSpf: string | null
  correioDkim: string | null
  /** Where hosts of stores point to: the name (CNAME) and the addresses that the panel says; none: it cannot say. */
  dominioAlvo: string | null
  dominioEnderecos: string[]
  /** Name servers to ask, 'endereço' or 'endereço:porta'; none: those of the machine. */
  dnsServidores: string[]
  /** Company that runs the platform, for the footer of pages outside of a store; null: not configured. */
  plataforma: { nome: string; cnpj: string; endereco: string; email: string } | null
  /** Source of tax-authority data, with {cnpj} in it; without it the embedded one. */
  receitaUrl: string | null
  /** By which push services know this shop (RFC 8292), base64url; null: see notificacao/chaves-vapid.ts. */
  vapid: { publica: string; privada: string } | null
  /** File with the suppliers' accounts at payment providers (server/src/provedor/read-contas.ts); null: none. */
  pagamentosArquivo: string | null
  /** Keys that seal what is kept of secrets: the first seals, all open; none: nothing is kept. */
  chavesSelo: { id: string; chave: Buffer }[]
  /** Server of Mercado Pago. */
  mercadoPagoUrl: string
  /** How many logins one address may look up in an hour. */
  limiteConsultas: number
}

/** Reads the environment. Throws an error with a text for people when a value is missing or wrong. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const producao = env.NODE_ENV === 'production'
  if (!env.DATABASE_URL)
    throw new Aviso('DATABASE_URL não está definida: use npm start, que liga o PostgreSQL embutido.')
  return {
    papel: readPapel(env.PAPEL),
    admin: readAdmin(env, producao),
    drenoMs: readNumero(env, 'DRENO_MS', producao ? 5000 : 0),
    port: Number(env.PORT ?? 3000),
    host: env.HOST ?? '0.0.0.0',
    databaseUrl: env.DATABASE_URL,
    demo: env.DEMO === '1' || env.DEMO === 'true',
    producao,
    dev: env.VITRINE_DEV === '1',
    marketplaceHosts: listOf(env.MARKETPLACE_HOSTS?.toLowerCase()),
    providerUrl: env.PROVIDER_URL || null,
    geocoders: env.GEOCODERS ?? 'embutido',
    build: env.VITRINE_BUILD ?? 'dev',
    trabalhador: env.VITRINE_TRABALHADOR !== '0',
    logLevel: env.LOG_LEVEL ?? (producao ? 'info' : 'warn'),
    dataDir: env.VITRINE_DATA ?? '.data',
    trustProxy: readTrustProxy(env.TRUST_PROXY),
    limites: readLimites(env),
    limiteConsultas: readNumero(env, 'LIMITE_CONSULTAS', 300),
    plataforma: readPlataforma(env),
    ...readLigacoes(env, producao),
  }
}

function readPapel(texto = 'both'): Config['papel'] {
  if (texto === 'web' || texto === 'worker' || texto === 'both') return texto
  throw new Aviso(`PAPEL=${texto} não existe: use web, worker ou both.`)
}

/** In production always, so that the metrics are not public; otherwise when it is configured. */
function readAdmin(env: NodeJS.ProcessEnv, producao: boolean): Config['admin'] {
  if (!env.ADMIN_PORT && !producao) return null
  return { port: readNumero(env, 'ADMIN_PORT', 9464), host: env.ADMIN_HOST || '127.0.0.1' }
}

/** The demo names an invented company, so that the footer can be seen. */
function readPlataforma(env: NodeJS.ProcessEnv): Config['plataforma'] {
  const { PLATAFORMA_NOME, PLATAFORMA_CNPJ, PLATAFORMA_ENDERECO, PLATAFORMA_EMAIL } = env
  if (PLATAFORMA_NOME)
    return {
      nome: PLATAFORMA_NOME,
      cnpj: PLATAFORMA_CNPJ ?? '',
      endereco: PLATAFORMA_ENDERECO ?? '',
      email: PLATAFORMA_EMAIL ?? '',
    }
  if (env.DEMO !== '1' && env.DEMO !== 'true') return null
  return {
    nome: 'Vitrine Demonstração Ltda.',
    cnpj: '11.222.333/0001-81',
    endereco: 'Avenida Brasil, 100, Campinas, SP',
    email: 'contato@vitrine.example',
  }
}

function readMapa({
  MAP_TILE_URL: tiles,
  MAP_ATTRIBUTION: atribuicao = '',
}: NodeJS.ProcessEnv): Config['mapa'] {
  if (!tiles) return null
  if (!URL.canParse(tiles.replaceAll(/[{}]/g, '')))
    throw new Aviso(`MAP_TILE_URL não é um endereço: ${tiles}`)
  return { tiles, atribuicao }
}

function readLimites(env: NodeJS.ProcessEnv): Config['limites'] {
  return {
    porIp: readNumero(env, 'LIMITE_IP', 1200),
    porConta: readNumero(env, 'LIMITE_CONTA', 600),
    fatorPorChamada: readNumero(env, 'LIMITE_CHAMADA', 1),
  }
}

/** Empty is unset; a value that is not a number stops the start: a limit must not be switched off by a typing error. */
function readNumero(env: NodeJS.ProcessEnv, nome: string, padrao: number): number {
  const texto = env[nome]?.trim()
  if (!texto) return padrao
  const numero = Number(texto)
  if (!Number.isFinite(numero) || numero < 0) throw new Aviso(`${nome} precisa ser um número: "${texto}"`)
  return numero
}

/** '1': the proxy in front, whose own entry is the last one; '2': two of them; or addresses and networks by comma. */
function readTrustProxy(text = '0'): Config['trustProxy'] {
  const hops = Number(text)
  if (Number.isNaN(hops)) return text
  return hops > 0 && ((_address, hop) => hop < hops)
}

/** What the server talks to outside itself. */
function readLigacoes(
  env: NodeJS.ProcessEnv,
  producao: boolean,
): Pick<
  Config,
  | 'pagamentosArquivo'
  | 'chavesSelo'
  | 'mercadoPagoUrl'
  | 'smtpUrl'
  | 'receitaUrl'
  | 'correioDe'
  | DoDominio
  | 'nominatimUrl'
  | 'photonUrl'
  | 'mapa'
  | 'vapid'
> {
  return {
    nominatimUrl: env.NOMINATIM_URL || null,
    photonUrl: env.PHOTON_URL || null,
    mapa: readMapa(env),
    pagamentosArquivo: env.PAGAMENTOS_ARQUIVO || null,
    chavesSelo: readChavesSelo(env.CHAVES_SELO ?? ''),
    mercadoPagoUrl: env.MERCADO_PAGO_URL || 'https://api.mercadopago.com',
    smtpUrl: env.SMTP_URL || null,
    receitaUrl: env.RECEITA_URL || null,
    correioDe: readCorreioDe(env, producao),
    ...readDominio(env),
    vapid: readVapid(env),
  }
}

/** 'nome:base64,nome:base64', 32 bytes each. What is wrong is told without repeating any of it. */
function readChavesSelo(texto: string): Config['chavesSelo'] {
  const partes = texto.split(',').map((parte) => parte.trim())
  const chaves = partes.filter(Boolean).map((parte) => {
    const [, id = '', dita = ''] = /^([a-z0-9-]{1,40}):([\w+/-]{43}=?)$/i.exec(parte) ?? []
    return { id, chave: Buffer.from(dita, 'base64') }
  })
  const isBoa = ({ chave }: { chave: Buffer }) => chave.length === 32
  if (!chaves.every(isBoa) || new Set(chaves.map(({ id }) => id)).size < chaves.length)
    throw new Aviso(
      'CHAVES_SELO precisa ser nome:chave, com vírgulas entre elas; cada chave são 32 bytes em base64 (openssl rand -base64 32).',
    )
  return chaves
}

/** Half of a pair, or one that is cut off, would be noticed by the customers alone. */
function readVapid({ VAPID_PUBLICA, VAPID_PRIVADA }: NodeJS.ProcessEnv): Config['vapid'] {
  const [publica, privada] = [VAPID_PUBLICA?.trim() ?? '', VAPID_PRIVADA?.trim() ?? '']
  if (!publica && !privada) return null
  if (!/^[\w-]{87}$/.test(publica) || !/^[\w-]{43}$/.test(privada))
    throw new Aviso('VAPID_PUBLICA e VAPID_PRIVADA não são um par de chaves: faça um com npm run vapid.')
  return { publica, privada }
}

type DoDominio = 'correioSpf' | 'correioDkim' | 'dnsServidores' | 'dominioAlvo' | 'dominioEnderecos'
const listOf = (texto = '') => texto.split(',').flatMap((cada) => cada.trim() || [])

/** Names as DNS knows them; a typing error would call every store's domain wrong. */
function readDominio(env: NodeJS.ProcessEnv): Pick<Config, DoDominio> {
  const readNome = (nome: string) => {
    const texto = env[nome]?.trim().toLowerCase() ?? ''
    if (texto && !/^[a-z0-9_]([a-z0-9_.-]*[a-z0-9_])?$/.test(texto))
      throw new Aviso(`${nome} precisa ser um nome de DNS: "${texto}"`)
    return texto || null
  }
  const dominioEnderecos = listOf(env.DOMINIO_ENDERECOS)
  const errado = dominioEnderecos.find((endereco) => isIP(endereco) === 0)
  if (errado) throw new Aviso(`DOMINIO_ENDERECOS precisa ser endereços IP com vírgulas: "${errado}"`)
  return {
    dominioAlvo: readNome('DOMINIO_ALVO'),
    dominioEnderecos,
    correioSpf: readNome('CORREIO_SPF'),
    correioDkim: readNome('CORREIO_DKIM'),
    dnsServidores: listOf(env.DNS_SERVIDORES),
  }
}

/** Letters that leave a real shop have a sender whom mail servers can look up; without one they end as spam, in silence. */
function readCorreioDe({ SMTP_URL, CORREIO_DE }: NodeJS.ProcessEnv, producao: boolean): string {
  const de = CORREIO_DE?.trim() ?? ''
  const [, dominio = ''] = /^[^<>]*?<?[^\s<>@]+@([^\s<>@]+)>?$/.exec(de) ?? []
  const isReal = dominio.includes('.') && !/(^|\.)(localhost|localdomain|local|invalid)$/i.test(dominio)
  if (producao && SMTP_URL && !isReal)
    throw new Aviso(
      `SMTP_URL está definida e CORREIO_DE não diz quem envia${de && ` ("${de}")`}: defina, por exemplo, CORREIO_DE="Minha loja <nao-responda@minhaloja.com.br>".`,
    )
  return de || 'Vitrine <nao-responda@localhost.localdomain>'
}
