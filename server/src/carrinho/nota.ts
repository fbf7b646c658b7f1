import { cleanObservacao, type NotaDaLinha } from '@vitrine/rules/carrinho'

/** Note and choice of substitution of a line, as they are kept and shown; absent when the shopper gave none. */
export function pickNota({ observacao = '', substituicao }: NotaDaLinha): NotaDaLinha {
  const limpa = cleanObservacao(observacao)
  return { ...(limpa && { observacao: limpa }), ...(substituicao && { substituicao }) }
}
