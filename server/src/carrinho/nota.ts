import { cleanObservacao, type NotaDaLinha } from '@vitrine/rules/carrinho'

/** What the shopper says of a line, as it is kept and shown; nothing of it where nothing was said. */
export function pickNota({ observacao = '', substituicao }: NotaDaLinha): NotaDaLinha {
  const limpa = cleanObservacao(observacao)
  return { ...(limpa && { observacao: limpa }), ...(substituicao && { substituicao }) }
}
