import { createHash } from 'node:crypto'

import type { DetalheForma, Submissao } from '@vitrine/contract'
import { addDias, todayIn } from '@vitrine/rules/data'
import { type LugarEntrega } from '@vitrine/rules/entrega'

import { findContextoDoCliente } from '#acesso'
import type { SubmissaoDeps } from '#conferencia'
import { chooseJanela, confirmacaoOf } from '#entrega'
import type { FormaPagamentoViva, FornecedorVivo } from '#fornecedor'
import { Falha } from '#infra'
import { submitPedido } from '#submissao'

import type { AssinaturaRow } from './assinatura.repository.ts'
import { findCiclo } from './devida.repository.ts'
import { payCiclo } from './pagamento-do-ciclo.ts'
import { lugarOf } from './passos.ts'

/** Most days by which holidays and closed days may delay a delivery. */
const DIAS_DE_ESPERA = 14
/** How many times a full window is replaced by the next one. */
const JANELAS_TENTADAS = 6

/**
 * Makes the order of one date, once: its submission is named by subscription, date and the orders of that date that ended
 * without delivery, so that every run and every process makes the same one. Answers null when it is there, else why not.
 */
export async function makeCiclo(
  deps: SubmissaoDeps,
  row: AssinaturaRow,
  { fornecedor, agora }: { fornecedor: FornecedorVivo; agora: Date },
): Promise<string | null> {
  const { idassinatura, idtipoassinatura, nome, proxima: data } = row
  const { sql } = deps
  const { numpedido, cancelados } = await findCiclo(sql, idassinatura, data)
  if (numpedido) return null
  const { tipoEntrega } = row.submissao
  const contexto = await findContextoDoCliente(sql, fornecedor, { ...row, tipoEntrega })
  if (!contexto) return 'Nenhum acesso pode mais comprar por este cadastro.'
  const pago = await payCiclo(row, { db: sql, fornecedor, pagamentos: deps.pagamentos }, contexto.idusuario)
  if (typeof pago === 'string') return pago
  const ciclo = { idassinatura, data, idtipoassinatura, nome }
  const lotadas = new Set<string>()
  for (;;) {
    const onde = { fornecedor, agora, lotadas, lugar: lugarOf(row, fornecedor), pago }
    const submissao = toSubmissao(row, `${idassinatura}:${data}:${cancelados}`, onde)
    try {
      await submitPedido(deps, submissao, contexto, { ciclo })
      return null
    } catch (error) {
      // Another run has made the order of this date meanwhile.
      if ((await findCiclo(sql, idassinatura, data)).numpedido) return null
      if (!(error instanceof Falha)) throw error
      if (error.codigo !== 'horario_lotado' || lotadas.size === JANELAS_TENTADAS) return motivoOf(error)
      lotadas.add(nameJanela(submissao.formaEntrega))
    }
  }
}

const nameJanela = ({ data_de_entrega, inicio }: { data_de_entrega: string; inicio: string }) =>
  `${data_de_entrega} ${inicio}`

interface Onde {
  fornecedor: FornecedorVivo
  agora: Date
  /** Windows that were found full, by `nameJanela`. */
  lotadas: ReadonlySet<string>
  /** Its rows of the price table may add to the lead time. */
  lugar: LugarEntrega
  pago: { forma: FormaPagamentoViva; detalhe: DetalheForma }
}

function toSubmissao(
  { submissao, proxima, idfornecedor, idtipoassinatura }: AssinaturaRow,
  nome: string,
  onde: Onde,
): Submissao {
  const { formaEntrega, ...resto } = submissao
  const { forma, detalhe } = onde.pago
  return {
    ...resto,
    idsubmissao: toUuid(nome),
    idfornecedor,
    formaEntrega: { ...formaEntrega, ...chooseEntrega(formaEntrega, proxima, onde) },
    formaPagamento: { temForma: true, idformapagto: forma.idformapagto, ...detalhe },
    numPedidoCliente: '',
    cupom: null,
    canalVenda: 'WEB',
    idtipoassinatura,
    representante: null,
    usuarioVinculado: null,
    idapikeys: null,
  }
}

/** The first open window on the date or after it, the usual hour before others; as it was when there is none. */
function chooseEntrega(
  { idformaentrega, inicio }: { idformaentrega: string; inicio: string },
  ciclo: string,
  { fornecedor, agora, lotadas, lugar, pago }: Onde,
): { data_de_entrega: string; inicio: string } {
  const forma = fornecedor.formasEntrega.find((each) => each.idformaentrega === idformaentrega)
  const inicios = [...new Set([inicio, ...(forma?.janelas ?? []).map((janela) => janela.slice(0, 5))])]
  const hoje = todayIn(fornecedor.fuso, agora)
  const dinheiro = confirmacaoOf(pago.forma, fornecedor, agora)
  const primeiro = ciclo > hoje ? ciclo : hoje
  const semJanela = { data_de_entrega: primeiro, inicio }
  if (!forma) return semJanela
  for (let dia = 0; dia < DIAS_DE_ESPERA; dia++) {
    const data = addDias(primeiro, dia)
    const livre = inicios.find(
      (each) =>
        !lotadas.has(nameJanela({ data_de_entrega: data, inicio: each })) &&
        chooseJanela(forma, fornecedor, agora, { data, inicio: each, lugar, dinheiro }),
    )
    if (livre) return { data_de_entrega: data, inicio: livre }
  }
  return semJanela
}

/** The text without the words about a failed submission, for the reader did not submit anything. */
function motivoOf(falha: Falha): string {
  return falha.message.replace(/^Erro ao submeter seu pedido\.\s*/, '')
}

/** The same name gives the same id: a UUID of version 8, made of a hash. */
function toUuid(nome: string): string {
  const hash = createHash('sha256').update(nome).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}
