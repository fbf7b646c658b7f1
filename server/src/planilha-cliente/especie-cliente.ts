import { normalizeEmail } from '@vitrine/rules/documento'
import {
  colunasCliente,
  readChave,
  readChaveDeDocumento,
  type CampoCliente,
  type Coluna,
} from '@vitrine/rules/importacao'

import type { Achado, Celulas, Especie, EspecieAberta, RecusaDaLinha, Registro } from '#especie'
import type { Db } from '#infra'

import {
  countClientes,
  listDepois,
  listEmails,
  listPorDocumento,
  listRepresentantes,
  type ClienteDaPlanilha,
} from './cliente-da-planilha.repository.ts'
import { valoresOf, type Representantes } from './valores-do-cliente.ts'
import { writeClientes } from './write-clientes.ts'

interface Atual extends Registro {
  esperado: boolean
  /** Of who is registered: its own, and of who acts for it. */
  emails: ReadonlySet<string>
}

const LOTE = 1000

/** Who is registered says itself who it is; whether it may buy is decided where it is told why. */
const ALHEIOS: ReadonlySet<string> = new Set<CampoCliente>([
  'nome',
  'razaosocial',
  'email',
  'telefone',
  'aprovado',
])

/**
 * Customers by their CPF or CNPJ: those of this store alone. Of a document that is not registered here the store writes down whom it
 * expects, known to the platform or not; who it is, it says itself when it comes (decision 0155).
 */
export const especieCliente: Especie = {
  tipo: 'CLIENTES',
  count: countClientes,
  async open(db, idfornecedor): Promise<EspecieAberta<Atual>> {
    const representantes = await readRepresentantes(db, idfornecedor)
    return {
      colunas: colunasDaLoja(representantes),
      find: (agora, linhas) => find(agora, { idfornecedor, representantes }, linhas),
      check,
      write: (tx, obra, linhas, sentido) => writeClientes(tx, { ...obra, representantes }, linhas, sentido),
    }
  },
  async *readValores(db, idfornecedor) {
    const representantes = await readRepresentantes(db, idfornecedor)
    for (const deEsperados of [false, true])
      for (let depois: string | null = null; ;) {
        const clientes = await listDepois(db, idfornecedor, { depois, limit: LOTE, deEsperados })
        yield clientes.map((cliente) => valoresOf(cliente, representantes))
        if (clientes.length < LOTE) break
        depois = clientes.at(-1)?.id ?? null
      }
  },
}

async function readRepresentantes(db: Db, idfornecedor: string): Promise<Representantes> {
  const lista = await listRepresentantes(db, idfornecedor)
  return {
    emails: new Map(lista.map(({ idusuario, email }) => [idusuario, email])),
    ids: new Map(lista.map(({ idusuario, email }) => [email, idusuario])),
  }
}

/** A representative is one of the store's own people. */
function colunasDaLoja({ ids }: Representantes): readonly Coluna[] {
  return colunasCliente.map((coluna: Coluna): Coluna =>
    coluna.campo === 'representante'
      ? {
          ...coluna,
          read: (celula) => {
            const lida = coluna.read(celula)
            const conhecido = 'erro' in lida || ids.has(String(lida.valor))
            return conhecido ? lida : { erro: 'Nenhum representante desta loja tem este e-mail.' }
          },
        }
      : coluna,
  )
}

async function find(
  db: Db,
  { idfornecedor, representantes }: { idfornecedor: string; representantes: Representantes },
  linhas: readonly Celulas[],
): Promise<Achado<Atual>[]> {
  const chaves = linhas.map(({ documento = '' }) => readChaveDeDocumento(documento))
  const achados = await listPorDocumento(db, idfornecedor, [...new Set(chaves)])
  const emails = await listEmails(
    db,
    idfornecedor,
    achados.flatMap(({ id, esperado }) => (esperado ? [] : [id])),
  )
  const porDocumento = Map.groupBy(achados, ({ documento }) => documento)
  return linhas.map((celulas, i): Achado<Atual> => {
    const achado = choose(porDocumento.get(chaves[i] ?? '') ?? [], celulas)
    if (!achado) return { atual: null }
    if (!achado.esperado && readChave(celulas.acao ?? '').toUpperCase() === 'APAGAR')
      return { campo: 'acao', erro: 'Este cliente tem cadastro na loja: só ele mesmo pode apagá-lo (LGPD).' }
    return { atual: toAtual(achado, representantes, emails.get(achado.id) ?? []) }
  })
}

/** Who is registered before who is expected; of one number that is a CPF here and something else abroad, the one that the row says. */
function choose(achados: readonly ClienteDaPlanilha[], { tipo_documento = '' }: Celulas) {
  const deFora = /^estr/i.test(tipo_documento.trim())
  const [primeiro] = achados.toSorted(
    (a, b) =>
      Number(b.tipo_documento === 'ESTRANGEIRO') * (deFora ? 1 : -1) -
        Number(a.tipo_documento === 'ESTRANGEIRO') * (deFora ? 1 : -1) ||
      Number(a.esperado) - Number(b.esperado),
  )
  return primeiro
}

function toAtual(
  cliente: ClienteDaPlanilha,
  representantes: Representantes,
  emails: readonly string[],
): Atual {
  const { id, versao, esperado, email } = cliente
  return {
    id,
    versao,
    esperado,
    emails: new Set([email, ...emails]),
    valores: valoresOf(cliente, representantes),
    ...(!esperado && { alheios: ALHEIOS }),
  }
}

/** Anybody can type a number: what a store gives to a customer goes to the one whose mailbox it knows, where it says one. */
function check(linhas: Parameters<NonNullable<EspecieAberta<Atual>['check']>>[0]): RecusaDaLinha[] {
  return linhas.flatMap(({ atual, celulas }, lugar) => {
    const dito = normalizeEmail(readChave(celulas.email ?? ''))
    const outro = atual && !atual.esperado && dito !== '' && dito !== 'limpar' && !atual.emails.has(dito)
    return outro
      ? [
          {
            lugar,
            campo: 'email',
            erro: 'Quem tem este documento na sua loja usa outro e-mail: confira se é a mesma pessoa, e deixe o e-mail vazio se for.',
          },
        ]
      : []
  })
}
