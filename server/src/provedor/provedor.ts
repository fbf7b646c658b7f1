import type { CodigoFalha } from '@vitrine/contract'
import type { MotivoRecusa } from '@vitrine/rules/pagamento'
import type { StatusPagamento } from '@vitrine/rules/pagamento'

/** Who pays, as banks want to know it. */
export interface Pagador {
  nome: string
  email: string
  /** CPF, CNPJ or foreign document without punctuation. */
  documento: string
  /** Where it is billed: banks register no slip without it; null: unknown. */
  endereco: EnderecoDoPagador | null
}

export interface EnderecoDoPagador {
  /** Eight digits. */
  cep: string
  rua: string
  numero: string
  complemento?: string
  bairro: string
  cidade: string
  uf: string
}

/** Whose money it becomes. */
export interface Recebedor {
  nome: string
  cidade: string
  chave_pix: string
}

/** What a charge is made of; `chave` was stored before and makes a repeat give the same charge. Amounts in centavos. */
export interface NovaCobranca {
  chave: string
  /** Our id of the charge, which the provider keeps too. */
  txid: string
  idfornecedor: string
  /** Null: of no order, a test of the account. */
  numpedido: number | null
  valor: number
  pagador: Pagador
}

/** `validade`: milliseconds in which it can be paid, where the provider's own time is too short. */
export type CobrancaPix = NovaCobranca & { recebedor: Recebedor; validade?: number }
/** `vencimento` is 'YYYY-MM-DD', a working day. */
export type CobrancaBoleto = NovaCobranca & { vencimento: string }
/** `valor` is what is held, margin included; `token` stands for a card that only the provider has seen. */
export type CobrancaCartao = NovaCobranca & {
  token: string
  bandeira: string
  parcelas: number
  /** The provider's customer, where the token stands for a card that it keeps. */
  idclienteexterno?: string | null
}

/** A card as its provider keeps it. */
export interface CartaoNoProvedor {
  idexterno: string
  bandeira: string
  /** Last four digits. */
  final: string
  /** 'mm/aa'. */
  validade: string
}

/** An existing charge, and the idempotency key of the request about it. */
export interface OperacaoPedida {
  chave: string
  txid: string
  idexterno: string | null
}

/** Money asked back without the store: what it is, and how far. Of a Pix a chargeback is a MED. */
export interface Contestacao {
  tipo: 'DISPUTA' | 'CHARGEBACK'
  fase: 'ABERTA' | 'GANHA' | 'PERDIDA'
}

/** What a provider says of a charge. */
export interface Situacao {
  idexterno: string
  status: Exclude<StatusPagamento, 'CRIADO'>
  /** Centavos that came, or that are held. */
  valor: number
  /** Centavos that went back. */
  devolvido: number
  recusa: MotivoRecusa | null
  contestacao: Contestacao | null
}

/** What the holder's bank asks before it says yes (3-D Secure), on a page of its own and for a few minutes. */
export interface Desafio {
  url: string
  /** Posted to it; null: the page is opened as it is. */
  creq: string | null
  expira_em: Date
}

/** How long a card's reserve stands: the days of Mercado Pago in Brazil, which the simulator keeps too (brazil.md 6). */
export const VALIDADE_RESERVA_MS = 5 * 24 * 3_600_000

export type PixCriado = Situacao & { brcode: string; expira_em: Date }
export type BoletoCriado = Situacao & { boleto: DadosBoleto }

export interface DadosBoleto {
  /** 47 digits. */
  linha_digitavel: string
  /** 44 digits. */
  codigo_barras: string
  vencimento: string
  /** The bank's own number of it; absent: as its bars say. */
  nosso_numero?: string | null
  /** The provider's own page or file of it. */
  url: string | null
}

/** A provider's notice whose signature held: what it says, or whom to ask about. */
export interface AvisoPagamento {
  idevento: string
  /** Throws `EstadoDesconhecido` for a state that we do not know. Absent: the notice only names the charge, and `get` reads its state. */
  evento: (() => EventoPagamento) | null
  idexterno: string | null
}

/** What happened to a charge; amounts in centavos. */
export interface EventoPagamento {
  txid: string
  status: Exclude<StatusPagamento, 'CRIADO'>
  valor: number
  devolvido?: number
  recusa?: MotivoRecusa | null
  contestacao?: Contestacao | null
}

/** Unknown whether it was done: it is asked again with the same key. */
export class ProvedorSemResposta extends Error {}

/** The provider said no to a capture, void or refund; asking again changes nothing. */
export class ProvedorRecusou extends Error {}

/** The payment port: one implementation for each provider; the simulator is one like any other. */
export interface Provedor {
  nome: string
  /** What the browser needs to make a card's token there: nothing secret. */
  navegador: { chavePublica: string; script: string | null; pagina: string | null }
  createPix(cobranca: CobrancaPix): Promise<PixCriado>
  createBoleto(cobranca: CobrancaBoleto): Promise<BoletoCriado>
  /** Holds money on a card: RESERVADO, RECUSADO with its reason, or PENDENTE while it is looked into or its holder is asked. */
  authorize(cobranca: CobrancaCartao): Promise<Situacao & { desafio: Desafio | null }>
  /** Keeps a card for next time, of a customer that the provider knows already or from now on. */
  saveCartao(novo: {
    token: string
    idclienteexterno: string | null
    pagador: Pagador
  }): Promise<CartaoNoProvedor & { idclienteexterno: string }>
  /** What it keeps of a customer. */
  listCartoes(idclienteexterno: string): Promise<CartaoNoProvedor[]>
  /** A token of a kept card, made while its owner is away; throws `ProvedorRecusou` where that is not allowed. */
  tokenOf(cartao: { idclienteexterno: string; idexterno: string }): Promise<string>
  /** Forgets one; twice is once. */
  removeCartao(cartao: { idclienteexterno: string; idexterno: string }): Promise<void>
  /** Takes at most what is held; the rest is released. */
  capture(pedida: OperacaoPedida & { valor: number }): Promise<Situacao>
  /** Cancels a reserve, or a charge that was not paid. */
  void(pedida: OperacaoPedida): Promise<Situacao>
  /** Sends money back, all or a part. */
  refund(pedida: OperacaoPedida & { valor: number }): Promise<Situacao>
  /** Null: the provider knows no such charge. */
  get(cobranca: { txid: string; idexterno: string | null }): Promise<(Situacao & { txid: string }) | null>
  /** The notice of a webhook, or the failure to answer with when its signature does not hold. */
  verifyWebhook(
    headers: Record<string, string | string[] | undefined>,
    body: Record<string, unknown>,
  ): AvisoPagamento | CodigoFalha
}
