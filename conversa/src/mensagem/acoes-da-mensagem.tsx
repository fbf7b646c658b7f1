import { useRef, useState } from 'react'

import type { MensagemChat } from '@vitrine/contract'
import type { Client } from '@vitrine/contract/client'
import type { QuemConversa } from '@vitrine/conversa'
import { Button, Icon, Modal, showToast, useCloseOutside } from '@vitrine/ui'

interface AcoesProps {
  api: Client
  mensagem: MensagemChat
  quem: QuemConversa
  onEdit: (mensagem: MensagemChat) => void
  onChange: (mensagem: MensagemChat) => void
}

/** What may still be done with an own message: change its words, or take it back (15 minutes). */
export function AcoesDaMensagem({ onEdit, ...act }: AcoesProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  const [asks, setAsks] = useState(false)
  useCloseOutside(menu)
  const choose = (act: () => void) => () => {
    menu.current?.removeAttribute('open')
    act()
  }
  return (
    <>
      <details ref={menu} className="msg-acoes">
        <summary aria-label="Mudar esta mensagem">
          <Icon name="ellipsis" size={16} />
        </summary>
        <div>
          {act.mensagem.conteudo?.tipo === 'TEXTO' && (
            <button type="button" onClick={choose(() => onEdit(act.mensagem))}>
              <Icon name="pencil" size={16} /> Editar
            </button>
          )}
          <button type="button" onClick={choose(() => setAsks(true))}>
            <Icon name="trash-2" size={16} /> Retirar
          </button>
        </div>
      </details>
      {asks && <PerguntaRetirar {...act} onClose={() => setAsks(false)} />}
    </>
  )
}

type PerguntaRetirarProps = Omit<AcoesProps, 'onEdit'> & { onClose: () => void }

/** Words that were taken back do not come again: it is asked once. */
function PerguntaRetirar({ api, mensagem, quem, onClose, onChange }: PerguntaRetirarProps) {
  async function withdraw() {
    onClose()
    const { sala, idmensagem } = mensagem
    const resposta = await api('DELETE /v4/chat/salas/{sala}/mensagens/{idmensagem}', {
      params: { sala, idmensagem },
      query: quem,
    })
    if (resposta.ok) onChange(resposta.dados)
    else showToast(resposta.falha.error)
  }
  return (
    <Modal open onClose={onClose} title="Retirar esta mensagem?">
      <p>
        {mensagem.interna
          ? 'As palavras somem para a equipe. Fica escrito que houve uma nota.'
          : 'As palavras somem para os dois lados. Fica escrito que houve uma mensagem.'}
      </p>
      <div className="msg-pergunta">
        <Button variant="outline" onClick={onClose}>
          Deixar como está
        </Button>
        <Button variant="danger" onClick={() => void withdraw()}>
          Retirar
        </Button>
      </div>
    </Modal>
  )
}
