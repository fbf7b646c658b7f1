import { Button, Modal } from '@vitrine/ui'

import { useLoja } from '#shell'

import { confirmIdade, dismissIdade } from './idade.store.ts'

/** The question of age. At the entrance of a store the answers are to go in or to leave; at a product the person may go on looking around. */
export function ModalIdade() {
  const { nome, meta_info } = useLoja()
  const isDoor = meta_info.maior_de_18 === true
  const refuse = isDoor ? leave : dismissIdade
  return (
    <Modal
      open
      onClose={refuse}
      title="Você tem 18 anos ou mais?"
      className={isDoor ? 'porta-idade' : undefined}
      foot={
        <>
          <Button variant="outline" onClick={refuse}>
            {isDoor ? 'Não, sair' : 'Não'}
          </Button>
          <Button onClick={confirmIdade}>Sim, tenho 18 ou mais</Button>
        </>
      }
    >
      <p ref={focusFirst} tabIndex={-1} className="outline-none">
        {isDoor
          ? `${nome} vende apenas produtos proibidos para menores de 18 anos.`
          : 'Este produto é proibido para menores de 18 anos.'}
      </p>
      <p className="mt-2 text-ink-muted">
        Para concluir o pedido vale a data de nascimento do seu cadastro; na entrega, um documento com foto.
      </p>
    </Modal>
  )
}

/**
 * A dialog gives its first focus to what carries this attribute, which React does not write. The question comes up by itself, and a key
 * that was meant for something else must not answer it: it is read first.
 */
function focusFirst(pergunta: HTMLElement | null) {
  pergunta?.setAttribute('autofocus', '')
}

function leave() {
  if (history.length > 1) history.back()
  else location.replace('about:blank')
}
