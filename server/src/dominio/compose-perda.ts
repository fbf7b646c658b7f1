import type { Carta } from '#correio'
import { uuidv7 } from '#infra'

/** "Your host shows another store" or "…does not lead to us any more": to whoever runs the store. */
export function composePerda(
  { loja, para, pessoa }: { loja: string; para: string; pessoa: string },
  { nome, motivo, url }: { nome: string; motivo: 'OUTRA_LOJA' | 'APONTAMENTO'; url: string },
): Carta {
  const porque = {
    OUTRA_LOJA: `Outra loja provou, no DNS, que o domínio ${nome} é dela, e passou a usá-lo. Se o domínio ainda é seu, entre na conta de quem o registrou, apague o registro TXT que você não criou e confira de novo no painel.`,
    APONTAMENTO: `O domínio ${nome} deixou de apontar para a loja há três dias. Se foi sem querer, refaça os registros como o painel mostra e confira de novo: ele volta na hora.`,
  }
  return {
    idcorreio: uuidv7(),
    para,
    assunto: `${loja}: o domínio ${nome} saiu do ar`,
    texto: `Olá, ${pessoa}!\n\n${porque[motivo]}\n\nEnquanto isso a loja continua aberta em ${url}\n\n${loja}`,
  }
}
