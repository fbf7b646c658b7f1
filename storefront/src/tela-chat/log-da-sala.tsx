import type { LeituraChat, MensagemChat } from '@vitrine/contract'
import { urlsChat } from '@vitrine/contract/urls-chat'
import { useLog } from '@vitrine/conversa'
import { LogDaSala as Log } from '@vitrine/conversa/mensagem'

import { meio } from '#chat'
import type { SalaAberta } from '#chat'
import { useLoja } from '#shell'

import { CartaoDaMensagem } from './cartao-da-mensagem.tsx'
import { DiasDaSala, type ContextoSala } from './dias-da-sala.tsx'

interface LogDaSalaProps {
  aberta: SalaAberta
  contexto: ContextoSala
  /** How far this login was when the page was read. */
  lidaAntes: LeituraChat
  nova: number | null
  onEdit: (mensagem: MensagemChat) => void
}

/** The messages of a room; what was written before is without script a page of its own. */
export function LogDaSala({ aberta, contexto, lidaAntes, nova, onEdit }: LogDaSalaProps) {
  const { slug } = useLoja()
  const { mensagens, sala, take } = aberta
  const { agora, ...rolagem } = useLog(meio, aberta, { ...contexto, lidaAntes })
  return (
    <Log
      aberta={aberta}
      rolagem={rolagem}
      nome="Conversa"
      meio={meio}
      contexto={contexto}
      renderCartao={(conteudo) => <CartaoDaMensagem conteudo={conteudo} contexto={contexto} />}
      hrefDeAntes={(antes) => urlsChat.conversa(slug, sala.sala, { antes })}
    >
      <DiasDaSala
        mensagens={mensagens}
        contexto={{ ...contexto, agora }}
        nova={nova}
        rola={rolagem.ref}
        onEdit={onEdit}
        onChange={take}
      />
    </Log>
  )
}
