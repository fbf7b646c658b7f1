import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'

import { fromCentavos } from '@vitrine/rules/dinheiro'
import type { MotivoRecusa } from '@vitrine/rules/pagamento'
import { encodeBrCode } from '@vitrine/rules/pix'

import type { Db, Sql } from '#infra'

import { EstadoDesconhecido, readEstado } from './estados-do-provedor.ts'
import { makeBoletoSimulado } from './make-boleto-simulado.ts'
import { sayCobranca } from './say-cobranca.ts'
import {
  ProvedorRecusou,
  type CobrancaCartao,
  type CobrancaPix,
  type Desafio,
  type EventoPagamento,
  type Provedor,
  type Situacao,
} from './provedor.ts'
import {
  deleteCartao,
  findConta,
  insertCartao,
  insertChave,
  insertConta,
  listCartoes,
  lockConta,
  saveConta,
  type ContaSimulada,
} from './simulador.repository.ts'

export const SIMULADOR = 'simulador'
/** The demo has no secrets to keep: this only makes the webhook go through a real signature check. */
const SEGREDO = 'vitrine-simulador'
/** A Pix of the demo is good for 30 minutes (mockup 05). */
const VALIDADE_MS = 30 * 60_000

/** A bank that exists only here: real BR Codes on the supplier's key, cards that obey the test, events signed like a provider's. */
export function createSimulador(sql: Sql): Provedor {
  return {
    nome: SIMULADOR,
    navegador: { chavePublica: 'simulador', script: null, pagina: '/dev/banco/cartao' },
    createPix: async (cobranca) => ({
      ...waiting(cobranca.txid),
      brcode: makeBrCodeSimulado(cobranca),
      expira_em: new Date(Date.now() + (cobranca.validade ?? VALIDADE_MS)),
    }),
    createBoleto: async (cobranca) => ({
      ...waiting(cobranca.txid),
      boleto: makeBoletoSimulado(cobranca),
    }),
    authorize: (cobranca) => sql.begin((tx) => authorize(tx, cobranca)),
    saveCartao: async ({ token, idclienteexterno }) => {
      const [, caso = 'DADOS', bandeira, final, validade] =
        /^sim-([A-Z]+)-([a-z]+)-(\d{4})-(\d{4})-/.exec(token) ?? []
      if (!bandeira || !final || !validade) throw new ProvedorRecusou('o token não é de um cartão')
      const cartao = {
        idexterno: `car-${caso}-${randomUUID()}`,
        idclienteexterno: idclienteexterno ?? `cli-${randomUUID()}`,
        bandeira,
        final,
        validade: `${validade.slice(0, 2)}/${validade.slice(2)}`,
      }
      await insertCartao(sql, cartao)
      return cartao
    },
    listCartoes: (idclienteexterno) => listCartoes(sql, idclienteexterno),
    tokenOf: ({ idexterno }) => {
      const [, caso] = /^car-([A-Z]+)-/.exec(idexterno) ?? []
      if (!caso) return Promise.reject(new ProvedorRecusou('o cartão não é deste banco'))
      return Promise.resolve(`sim-${caso}-${randomUUID()}`)
    },
    removeCartao: ({ idexterno }) => deleteCartao(sql, idexterno),
    capture: ({ chave, txid, valor }) =>
      sql.begin((tx) =>
        operate(tx, { chave, txid }, (conta) => {
          if (conta.status !== 'RESERVADO') return `${conta.status} não se captura`
          if (valor > conta.valor) return 'acima do valor reservado'
          return { ...conta, status: 'PAGO', capturado: valor }
        }),
      ),
    void: ({ chave, txid }) =>
      sql.begin((tx) =>
        operate(tx, { chave, txid }, (conta) => {
          if (conta.status === 'EXPIRADO' || conta.status === 'CANCELADO') return conta
          const isOpen = conta.status === 'RESERVADO' || conta.status === 'PENDENTE'
          return isOpen ? { ...conta, status: 'CANCELADO' } : `${conta.status} não se cancela`
        }),
      ),
    refund: ({ chave, txid, valor }) =>
      sql.begin((tx) =>
        operate(tx, { chave, txid }, (conta) => {
          const left = (conta.capturado ?? conta.valor) - conta.devolvido
          if (conta.status !== 'PAGO' && conta.status !== 'CONTESTACAO_GANHA')
            return `${conta.status} não se devolve`
          if (valor > left) return 'acima do que foi pago'
          const devolvido = conta.devolvido + valor
          return { ...conta, devolvido, status: valor === left ? 'ESTORNADO' : conta.status }
        }),
      ),
    get: async ({ txid, idexterno }) => {
      const conta = await findConta(sql, txid || (idexterno ?? ''))
      return conta && { ...toSituacao(conta), txid: conta.txid }
    },
    verifyWebhook: (headers, body) => {
      const sent = Buffer.from(String(headers['x-assinatura'] ?? ''), 'hex')
      const expected = Buffer.from(signEvento(body), 'hex')
      if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) return 'sem_permissao'
      // Why a card was refused is not in the notice.
      const isRecusa = body.status === 'RECUSADO'
      return {
        idevento: String(body.idevento),
        idexterno: isRecusa ? String(body.txid) : null,
        evento: isRecusa ? null : () => readAviso(body),
      }
    },
  }
}

/** The code of a Pix of the simulated bank: a real BR Code, on the supplier's own key. */
export function makeBrCodeSimulado({
  txid,
  valor,
  numpedido,
  recebedor,
}: Pick<CobrancaPix, 'txid' | 'valor' | 'numpedido' | 'recebedor'>): string {
  return encodeBrCode({
    chave: recebedor.chave_pix,
    valor: fromCentavos(valor),
    nome: recebedor.nome,
    cidade: recebedor.cidade,
    // A static code's txid holds 25 characters; the charge keeps all 32.
    txid: txid.slice(-25),
    info: sayCobranca(numpedido),
  })
}

/** Everything that a notice says, in a fixed order and with its kind: a text '1' is not the number 1. */
export function signEvento(aviso: Readonly<Record<string, unknown>>): string {
  const dito = JSON.stringify(Object.entries(aviso).sort(([a], [b]) => (a < b ? -1 : 1)))
  return createHmac('sha256', SEGREDO).update(dito).digest('hex')
}

/** Centavos are an integer or no notice at all: what is compared with what is owed must be comparable. */
function readAviso({ txid, status, valor }: Record<string, unknown>): EventoPagamento {
  if (!Number.isSafeInteger(valor) || Number(valor) < 0)
    throw new EstadoDesconhecido(`simulador: valor ${String(valor).slice(0, 60)}`)
  return { txid: String(txid), ...readEstado(SIMULADOR, String(status)), valor: Number(valor) }
}

const waiting = (txid: string): Situacao => ({
  idexterno: txid,
  status: 'PENDENTE',
  valor: 0,
  devolvido: 0,
  recusa: null,
  contestacao: null,
})

/** Tokens of the bank's card page say how the card behaves: `sim-SALDO-…` has no limit left. */
const recusas: Record<string, MotivoRecusa> = {
  SALDO: 'SALDO',
  DADOS: 'DADOS',
  CODIGO: 'CODIGO_SEGURANCA',
  VALIDADE: 'VALIDADE',
  LIGAR: 'LIGAR_BANCO',
  BLOQUEADO: 'BLOQUEADO',
  OUTRO: 'OUTRO',
}

/** How long its page waits for the holder of the card. */
const DESAFIO_MS = 5 * 60_000

async function authorize(
  tx: Db,
  { chave, txid, valor, token }: CobrancaCartao,
): Promise<Situacao & { desafio: Desafio | null }> {
  const caso = /^sim-([A-Z]+)-/.exec(token)?.[1] ?? 'DADOS'
  const isAberto = caso === 'ANALISE' || caso === 'DESAFIO'
  const recusa = caso === 'APROVADO' || isAberto ? null : (recusas[caso] ?? 'OUTRO')
  const aceito = isAberto ? 'PENDENTE' : 'RESERVADO'
  await insertChave(tx, chave, txid)
  const conta = await insertConta(tx, { txid, valor, status: recusa ? 'RECUSADO' : aceito, recusa })
  if (!conta) throw new Error(`the simulated bank lost ${txid}`)
  const isPerguntado = caso === 'DESAFIO' && conta.status === 'PENDENTE'
  const expira_em = new Date(Date.now() + DESAFIO_MS)
  return {
    ...toSituacao(conta),
    desafio: isPerguntado ? { url: `/dev/banco/${txid}/desafio`, creq: null, expira_em } : null,
  }
}

/** One operation for each key: what came before is answered, not done again. A text is the reason against it. */
async function operate(
  tx: Db,
  { chave, txid }: { chave: string; txid: string },
  change: (conta: ContaSimulada) => ContaSimulada | string,
): Promise<Situacao> {
  const conta = await lockConta(tx, txid)
  if (!conta) throw new ProvedorRecusou('cobrança desconhecida')
  if (!(await insertChave(tx, chave, txid))) return toSituacao(conta)
  const changed = change(conta)
  if (typeof changed === 'string') throw new ProvedorRecusou(changed)
  await saveConta(tx, changed)
  return toSituacao(changed)
}

function toSituacao({ txid, valor, capturado, devolvido, status, recusa }: ContaSimulada): Situacao {
  return { idexterno: txid, ...readEstado(SIMULADOR, status), valor: capturado ?? valor, devolvido, recusa }
}
