import { useEffect } from 'react'

import { Button, Modal } from '@vitrine/ui'

import { confirmIdade, dismissIdade, useIdadeAsked } from './idade.store.ts'
import { useLoja, useSessao } from './raiz.ts'
import { usePortaIdade } from './use-porta-idade.ts'

/**
 * Over 18? An overlay over pages that stay cacheable, for this visit only: at the door of a store of restricted goods, at
 * the first such product of a mixed one. The click opens; the order needs a birth date on the account (readings 8).
 */
export function PortaIdade() {
  const { nome, meta_info } = useLoja()
  const isDoor = meta_info.maior_de_18 === true
  const isOpen = usePortaIdade()
  const isAsked = useIdadeAsked()
  const isAdulto = useSessao()?.maior_de_18 === true
  useEffect(() => {
    if (isAdulto && isAsked) confirmIdade()
  }, [isAdulto, isAsked])
  const refuse = isDoor ? leave : dismissIdade
  return (
    <Modal
      open={isOpen}
      onClose={refuse}
      title="Você tem 18 anos ou mais?"
      className={isDoor ? 'porta-idade' : undefined}
      foot={
        <>
          <Button variant="outline" onClick={refuse}>
            {isDoor ? 'Não, sair' : 'Não'}
          </Button>
          <Button ref={focusFirst} onClick={confirmIdade}>
            Sim, tenho 18 ou mais
          </Button>
        </>
      }
    >
      <p>
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

/** A dialog gives its first focus to what carries this attribute, which React does not write. */
function focusFirst(button: HTMLButtonElement | null) {
  button?.setAttribute('autofocus', '')
}

function leave() {
  if (history.length > 1) history.back()
  else location.replace('about:blank')
}
