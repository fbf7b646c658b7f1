import type { Carta } from '#correio'
import { uuidv7 } from '#infra'

/** "Is this the store's mailbox?": whoever did not ask for it has nothing to do. */
export function composeCodigo({
  loja,
  para,
  codigo,
  minutos,
}: {
  loja: string
  para: string
  codigo: string
  minutos: number
}): Carta {
  const legivel = `${codigo.slice(0, 3)} ${codigo.slice(3)}`
  return {
    idcorreio: uuidv7(),
    para,
    assunto: `${loja}: código para enviar mensagens por este e-mail`,
    texto: `Olá!\n\n${loja} quer enviar as mensagens da loja por este endereço. Se é o caso, digite no painel o código ${legivel}. Ele vale por ${minutos} minutos e uma única vez.\n\nNão pediu? Ignore esta mensagem: sem o código nada é enviado em seu nome.\n\n${loja}`,
  }
}
