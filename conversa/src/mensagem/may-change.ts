import type { MensagemChat } from '@vitrine/contract'
import { mayChangeMensagem } from '@vitrine/rules/chat'

/** Whether a login may still change its words or take them back. @param agora ISO */
export function mayChange(
  { autor, quando, retirada_em }: MensagemChat,
  { eu, agora }: { eu: string; agora: string },
): boolean {
  const datas = {
    criada_em: new Date(quando),
    retirada_em: retirada_em === null ? null : new Date(retirada_em),
  }
  return mayChangeMensagem({ idusuario: autor.idusuario, ...datas }, eu, new Date(agora))
}
