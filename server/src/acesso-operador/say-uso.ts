import type { CallKey, UsoDoAcesso } from '@vitrine/contract'

import type { UsoRow } from './acesso-operador.repository.ts'

/** What calls are about, by their paths; the first that fits. */
const ASSUNTOS: readonly [onde: RegExp, assunto: string][] = [
  [/\/dossie$/, 'dossiê de pedido'],
  [/\/titulares/, 'pedidos de titulares'],
  [/\/danfe|nota-fiscal/, 'nota fiscal'],
  [/reembolso/, 'reembolso de pedido'],
  [/devol/, 'devolução de pedido'],
  [/contestac/, 'contestação de pagamento'],
  [/\/subscription|assinatura/, 'assinatura'],
  [/\/faturas/, 'faturas de cliente'],
  [/\/cart$|\/cart\//, 'carrinho de cliente'],
  [/shopping-list/, 'lista de compras de cliente'],
  [/cupom-desconto|aviso-cupom/, 'cupons de cliente'],
  [/alerta-disponibilidade/, 'avisos pedidos por cliente'],
  [/orders\/export/, 'planilha de pedidos'],
  [/payment|generate-receipt|formasdepagamento/, 'pagamento de pedido'],
  [/avaliar$/, 'avaliação de pedido'],
  [/pedido|\/order/, 'pedido'],
  [/formas-entrega/, 'formas de entrega para cliente'],
  [/promotional-combo-client/, 'combos para cliente'],
  [/sugestao/, 'sugestões para cliente'],
  [/usuarios$/, 'acessos de cliente'],
  [/cadastros\//, 'cadastro de cliente'],
  [/mensagens$/, 'mensagens recebidas'],
  [/segundo-fator$/, 'segunda prova de quem trabalha na loja'],
  [/ganchos/, 'avisos enviados ao sistema da loja'],
  [/importacoes/, 'planilha importada'],
  [/planilha/, 'planilha da loja'],
]

/** Calls that only read, though they do not ask by GET. */
const LEITURAS = /generate-receipt|\/segunda-via$|orders\/export|\/usuarios$|duplicidade$/

/** What a call did, in words: 'Leu: pedido'. */
export function nameUso(chamada: string): string {
  const isLeitura = chamada.startsWith('GET ') || LEITURAS.test(chamada)
  const assunto = ASSUNTOS.find(([onde]) => onde.test(chamada))?.[1]
  return `${isLeitura ? 'Leu' : 'Mudou'}: ${assunto ?? chamada.replace(/^\w+ /, '')}`
}

/** Whether a call has words of its own. */
export const hasPalavras = (chamada: CallKey): boolean => ASSUNTOS.some(([onde]) => onde.test(chamada))

/** A use as its store reads it. */
export function sayUso({ chamada, alvo, cliente, vezes, primeira_em, ultima_em }: UsoRow): UsoDoAcesso {
  return {
    feito: nameUso(chamada),
    alvo: nameAlvo(alvo, cliente),
    vezes,
    primeira_em: primeira_em.toISOString(),
    ultima_em: ultima_em.toISOString(),
  }
}

function nameAlvo(alvo: string, cliente: string | null): string | null {
  const [especie, id = ''] = alvo.split('/')
  if (especie === 'pedido') return `Pedido ${id}`
  if (especie === 'assinatura') return 'Uma assinatura'
  return especie === 'cliente' ? (cliente ?? 'Cliente que saiu') : null
}
