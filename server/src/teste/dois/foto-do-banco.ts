import type { Sql } from '../../infra/index.ts'

/** All rows of all tables, as texts by table; a table that did not change is the very same in the next picture. */
export type Foto = Map<string, Linhas>
type Linhas = Map<string, Linha>
type Linha = Record<string, unknown>

/** What asking alone writes: who asked when, and counters of brakes. */
const deQuemPergunta = new Set([
  'registro_acesso',
  'tentativa_verificacao',
  'chamada_de_chave',
  'uso_de_chave',
  'esquema',
  'migracao',
])

interface Ligacao {
  tabela: string
  mae: string
  colunas: string[]
  chaves: string[]
}

/** What happened names its order without holding it (migration 0103). */
const semReferencia: Ligacao = {
  tabela: 'evento',
  mae: 'pedido',
  colunas: ['numpedido'],
  chaves: ['numpedido'],
}

/** Takes pictures of a database, and tells whose each row is. */
export async function openFoto(sql: Sql) {
  const tabelas = await sql<{ nome: string }[]>`
    select relname as nome from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace order by 1`
  const nomes = tabelas.map(({ nome }) => nome).filter((nome) => !deQuemPergunta.has(nome))
  const referencias = await sql<Ligacao[]>`
    select conrelid::regclass::text as tabela, confrelid::regclass::text as mae,
      (select array_agg(attname::text order by n) from unnest(conkey) with ordinality k (num, n) join pg_attribute a on a.attrelid = conrelid and a.attnum = num) as colunas,
      (select array_agg(attname::text order by n) from unnest(confkey) with ordinality k (num, n) join pg_attribute a on a.attrelid = confrelid and a.attnum = num) as chaves
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`
  const ligacoes = [...referencias, semReferencia]
  // Whatever writes a row gives it another place or another transaction.
  const estados = nomes
    .map(
      (nome) =>
        `select '${nome}' as tabela, count(*) || ' ' || coalesce(bit_xor(hashtextextended(xmin::text || ctid::text, 0)), 0) as estado from "${nome}"`,
    )
    .join(' union all ')
  const vistos = new Map<string, string>()
  let ultima: Foto = new Map()

  async function take(): Promise<Foto> {
    // Prepared: planning two hundred tables anew costs six times what reading them does. The driver prepares no bare text without parameters.
    const rows = await sql<{ tabela: string; estado: string }[]>`${sql.unsafe(estados)}`
    const mudados = rows.filter(({ tabela, estado }) => vistos.get(tabela) !== estado)
    for (const { tabela, estado } of mudados) vistos.set(tabela, estado)
    ultima = new Map([...ultima, ...(await readTabelas(mudados.map(({ tabela }) => tabela)))])
    return ultima
  }

  async function readTabelas(tabelas: readonly string[]): Promise<Foto> {
    const lidas: Foto = new Map(tabelas.map((nome) => [nome, new Map()]))
    if (tabelas.length === 0) return lidas
    const rows = await sql.unsafe<{ tabela: string; linha: Linha }[]>(
      tabelas
        .map((nome) => `select '${nome}' as tabela, to_jsonb(t) as linha from "${nome}" t`)
        .join(' union all '),
    )
    for (const { tabela, linha } of rows) lidas.get(tabela)?.set(JSON.stringify(linha), linha)
    return lidas
  }
  return { take, ligacoes }
}

/** A row that came, or went. */
export interface Mudanca {
  tabela: string
  sinal: '+' | '-'
  texto: string
  linha: Linha
}

/** Rows that are in one picture alone. */
export function compareFotos(antes: Foto, depois: Foto): Mudanca[] {
  return [...antes.keys()].flatMap((tabela) => {
    const [velhas, novas]: Linhas[] = [antes.get(tabela) ?? new Map(), depois.get(tabela) ?? new Map()]
    if (!velhas || !novas || velhas === novas) return []
    const listSo = (uma: Linhas, outra: Linhas, sinal: '+' | '-') =>
      [...uma]
        .filter(([texto]) => !outra.has(texto))
        .map(([texto, linha]) => ({ tabela, sinal, texto, linha }))
    return [...listSo(velhas, novas, '-'), ...listSo(novas, velhas, '+')]
  })
}

/** Whose rows are: a cliente's (`c@`), a supplier's (`@f`), a cliente's at a supplier (`c@f`); '@' nobody's. */
export type DonoDeLinha = string
export const keyOf = (idcliente = '', idfornecedor = ''): DonoDeLinha => `${idcliente}@${idfornecedor}`

/** Of a customer, whichever store it was asked for at. */
const deCliente = new Set(['convite_usuario'])

/** Secrets of a supplier: not even its customers see them. */
const doPainel = new Set(['gancho', 'entrega_gancho', 'apikey', 'equipe'])

/**
 * Tells whose a row is: its own columns say it, else the row that it hangs on; `logins` says which cliente or supplier a
 * login belongs to.
 */
export function createDonoOf(
  fotos: readonly Foto[],
  ligacoes: readonly Ligacao[],
  logins: ReadonlyMap<string, DonoDeLinha>,
): (tabela: string, linha: Linha) => DonoDeLinha {
  /** The row that this one hangs on, as it was last. */
  function findMae({ mae, colunas, chaves }: Ligacao, linha: Linha): Linha | undefined {
    for (const foto of fotos.toReversed()) {
      const acima = indexOf(foto.get(mae) ?? new Map(), chaves).get(nameOf(colunas, linha))
      if (acima) return acima
    }
    return undefined
  }

  /** [idcliente, idfornecedor], as far as the row or those above it know. */
  function donoOf(tabela: string, linha: Linha, fundo = 0): [string, string] {
    let [c, f] = [textoDe(linha, 'idcliente'), textoDe(linha, 'idfornecedor')]
    if (deCliente.has(tabela)) return [c, '']
    for (const ligacao of acimaDe(tabela, fundo)) {
      if (c && f) break
      const acima = findMae(ligacao, linha)
      const [dc, df] = acima ? donoOf(ligacao.mae, acima, fundo + 1) : ['', '']
      c ||= dc
      f ||= df
    }
    return c ? [c, f] : ofLogin(tabela, linha, f)
  }

  /** What a row hangs on; not too far up. */
  function acimaDe(tabela: string, fundo: number): Ligacao[] {
    return fundo > 3 ? [] : ligacoes.filter((cada) => cada.tabela === tabela && !semDono.has(cada.mae))
  }

  /** A login's own, where no cliente is named. */
  function ofLogin(tabela: string, linha: Linha, f: string): [string, string] {
    const [c = '', casa = ''] = logins.get(textoDe(linha, 'idusuario'))?.split('@') ?? []
    return !f || tabela === 'cartao_salvo' || c === 'privado' ? [c, f || casa] : ['', f]
  }
  return (tabela, linha) => {
    const [c, f] = donoOf(tabela, linha)
    return keyOf(doPainel.has(tabela) ? 'privado' : c, f)
  }
}

const indices = new WeakMap<Linhas, Map<string, Map<string, Linha>>>()
const nameOf = (colunas: readonly string[], linha: Linha) =>
  colunas.map((coluna) => String(linha[coluna])).join()

/** The rows of a table by these columns. */
function indexOf(linhas: Linhas, colunas: readonly string[]): Map<string, Linha> {
  const daTabela = indices.get(linhas) ?? new Map<string, Map<string, Linha>>()
  indices.set(linhas, daTabela)
  const feito = daTabela.get(colunas.join())
  if (feito) return feito
  const indice = new Map([...linhas.values()].map((linha) => [nameOf(colunas, linha), linha]))
  daTabela.set(colunas.join(), indice)
  return indice
}

function textoDe(linha: Linha, coluna: string): string {
  const { [coluna]: valor } = linha
  return typeof valor === 'string' ? valor : ''
}

/** Who did it is not whose it is; and these are owners themselves. */
const semDono = new Set(['usuario', 'fornecedor', 'cliente'])

/** Each text that stands in rows of one owner alone, with that owner. */
export function listMarcas(foto: Foto, donoOf: ReturnType<typeof createDonoOf>): Map<string, DonoDeLinha> {
  const donos = new Map<string, Set<DonoDeLinha>>()
  for (const [tabela, linhas] of foto)
    for (const linha of linhas.values())
      for (const texto of textsOf(linha))
        donos.set(texto, (donos.get(texto) ?? new Set()).add(donoOf(tabela, linha)))
  const marcas = new Map<string, DonoDeLinha>()
  for (const [texto, deles] of donos) {
    const dono = chooseDono([...deles])
    if (dono) marcas.set(texto, dono)
  }
  return marcas
}

/** Of several: the least that they have in common; null: a text of more than one cliente, or supplier, is nobody's. */
function chooseDono(donos: readonly DonoDeLinha[]): DonoDeLinha | null {
  const partes = donos.map((dono) => dono.split('@'))
  const clientes = new Set(partes.map(([c = '']) => c))
  const lojas = new Set(partes.map(([, f = '']) => f))
  const only = (nomes: Set<string>) => (nomes.size === 1 ? [...nomes][0] : '')
  const [c, f] = [only(clientes), only(lojas)]
  if (c === 'privado' && !f) return null
  if (c || (clientes.has('') && f)) return keyOf(c, f)
  return null
}

/** Texts of six letters and more, and numbers of orders, wherever they stand in a row; moments are nobody's. */
export function textsOf(valor: unknown, campo = ''): string[] {
  if (typeof valor === 'string') return valor.length >= 6 && !/^\d{4}-\d\d-\d\d/.test(valor) ? [valor] : []
  if (typeof valor === 'number') return campo === 'numpedido' ? [String(valor)] : []
  if (typeof valor !== 'object' || valor === null) return []
  return Object.entries(valor).flatMap(([nome, dentro]) => textsOf(dentro, nome))
}
