import type { LeituraChat, MensagemChat } from '@vitrine/contract'
import { useLog, type SalaAberta } from '@vitrine/conversa'
import { LogDaSala as Log } from '@vitrine/conversa/mensagem'
import { EmptyState } from '@vitrine/ui'

import { meio } from '#shell'

import { CartaoDaMensagem } from './cartao-da-mensagem.tsx'
import type { ContextoSala } from './contexto-sala.ts'
import { DiasDaSala } from './dias-da-sala.tsx'

interface LogDaSalaProps {
  aberta: SalaAberta
  contexto: ContextoSala
  /** How far this login was when the page was read. */
  lidaAntes: LeituraChat
  nova: number | null
  onEdit: (mensagem: MensagemChat) => void
}

/** The messages of a room. */
export function LogDaSala({ aberta, contexto, lidaAntes, nova, onEdit }: LogDaSalaProps) {
  const { mensagens, naFila, take } = aberta
  const { agora, ...rolagem } = useLog(meio, aberta, { ...contexto, lidaAntes })
  return (
    <Log
      aberta={aberta}
      rolagem={rolagem}
      nome="Mensagens da conversa"
      meio={meio}
      contexto={contexto}
      renderCartao={(conteudo) => <CartaoDaMensagem conteudo={conteudo} contexto={contexto} />}
    >
      {mensagens.length === 0 && naFila.length === 0 && (
        <EmptyState icon="message-circle">Ninguém escreveu nesta conversa ainda.</EmptyState>
      )}
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
