import type { TipoEvento } from '@vitrine/contract'

/** What a webhook may ask for: a test needs no subscription. */
export type EventoPedido = Exclude<TipoEvento, 'teste'>

type Prefixo = EventoPedido extends `${infer P}.${string}` ? P : never

/** The noun before the dot of an event, as a group of the form. */
const grupos: Record<Prefixo, string> = {
  pedido: 'Pedidos',
  orcamento: 'Orçamentos',
  pagamento: 'Pagamentos',
  separacao: 'Separação',
  pesagem: 'Pesagem',
  nota: 'Nota fiscal',
  fatura: 'Faturas',
  cobranca: 'Cobranças de faturas',
  reembolso: 'Reembolsos',
  devolucao: 'Devoluções',
  assinatura: 'Assinaturas',
}

/** Each event in words. One that is new in the contract does not compile until it has its own. */
const ditos: Record<TipoEvento, string> = {
  'pedido.ORCAMENTO_NOVO': 'Orçamento pedido pelo cliente',
  'pedido.ORCAMENTO_PRECIFICADO': 'Orçamento com preços',
  'pedido.ENVIADO': 'Pedido feito',
  'pedido.AGUARDANDOPAGAMENTO': 'Pedido à espera do pagamento',
  'pedido.PAGO': 'Pedido pago',
  'pedido.SEPARANDO': 'Separação começada',
  'pedido.EMENTREGA': 'Pedido a caminho',
  'pedido.PRONTO_RETIRADA': 'Pedido pronto para retirar',
  'pedido.ENTREGUE': 'Pedido entregue',
  'pedido.CANCELADO': 'Pedido cancelado',
  'pedido.RETIDO': 'Pedido retido por contestação',
  'pedido.LIBERADO': 'Pedido liberado',
  'pedido.ANOTADO': 'Número, entregador ou rastreio mudou',
  'orcamento.PRECIFICADO': 'Preços oferecidos',
  'orcamento.ACEITO': 'Oferta aceita',
  'pagamento.PENDENTE': 'Cobrança aberta',
  'pagamento.RESERVADO': 'Valor reservado no cartão',
  'pagamento.RECUSADO': 'Pagamento recusado',
  'pagamento.EXPIRADO': 'Prazo da cobrança acabou',
  'pagamento.CANCELADO': 'Cobrança cancelada',
  'pagamento.PAGO': 'Cobrança paga',
  'pagamento.DEVOLVIDO': 'Parte do valor devolvida',
  'pagamento.ESTORNADO': 'Valor todo devolvido',
  'pagamento.SOBROU': 'Dinheiro a mais, que volta',
  'pagamento.ANTECIPADO': 'Cartão cobrado antes de a reserva acabar',
  'separacao.FEITA': 'Separação feita',
  'separacao.FALTOU': 'Faltou parte do pedido',
  'pesagem.PERGUNTADA': 'Cliente perguntado sobre o peso',
  'pesagem.ACEITA': 'Peso aceito',
  'pesagem.RECUSADA': 'Peso recusado',
  'nota.EMITIDA': 'Nota emitida',
  'nota.CANCELADA': 'Nota cancelada',
  'nota.EM_VIGOR': 'Nota a cancelar: o pedido já foi',
  'fatura.ABERTA': 'Fatura em aberto outra vez',
  'fatura.PAGA': 'Fatura paga',
  'fatura.CANCELADA': 'Fatura cancelada',
  'fatura.AVISADA': 'Cliente avisado de faturas',
  'cobranca.PAGA': 'Cobrança de faturas paga',
  'cobranca.SOBROU': 'Pago a mais, que volta',
  'cobranca.VOLTOU': 'Banco desfez o pagamento',
  'reembolso.ABERTO': 'Reembolso a fazer',
  'reembolso.CHAVE_INFORMADA': 'Chave Pix informada',
  'reembolso.FEITO': 'Reembolso feito',
  'devolucao.ABERTA': 'Devolução aberta',
  'devolucao.CONCLUIDA': 'Devolução concluída',
  'devolucao.RECUSADA': 'Devolução recusada',
  'assinatura.CICLO': 'Pedido feito pela assinatura',
  teste: 'Teste',
}

export interface GrupoDeEventos {
  nome: string
  eventos: readonly EventoPedido[]
}

// The keys of the two tables above are what their types say.
const pedidos = Object.keys(ditos).filter((tipo) => tipo !== 'teste') as EventoPedido[]
const nomes: readonly string[] = Object.keys(ditos)
const prefixos = Object.keys(grupos) as Prefixo[]

/** Events in the order of an order's life, by their nouns. */
export const gruposDeEventos: readonly GrupoDeEventos[] = prefixos.map((prefixo) => ({
  nome: grupos[prefixo],
  eventos: pedidos.filter((tipo) => tipo.startsWith(`${prefixo}.`)),
}))

export const isEvento = (tipo: string): tipo is EventoPedido => tipo !== 'teste' && tipo in ditos

/** An event in words; one that this panel does not know yet by its name. */
export const sayEvento = (tipo: string): string => (isEvento(tipo) || tipo === 'teste' ? ditos[tipo] : tipo)

/** As the form lists them, however they were chosen. */
const ordem = (tipo: string) => nomes.indexOf(tipo)

/** What a webhook is told of, short enough for one line. */
export function sayEventos(tipos: readonly string[]): string {
  if (tipos.filter(isEvento).length === pedidos.length) return 'Todos os eventos'
  const [primeiro = '', segundo, ...mais] = tipos.toSorted((a, b) => ordem(a) - ordem(b)).map(sayEvento)
  if (!segundo) return primeiro
  return mais.length === 0 ? `${primeiro} e ${segundo}` : `${primeiro}, ${segundo} e mais ${mais.length}`
}
