import { useEffect, useState } from 'react'
import type { ComponentProps } from 'react'

import { Modal } from '@vitrine/ui'

/** A dialog that stands there while it is open. The focus goes back to what opened it or, where that is gone, to the section it stood in. */
export function Dialogo(props: Omit<ComponentProps<typeof Modal>, 'open'>) {
  const [volta] = useState(() => {
    const quem = document.activeElement
    return [quem, quem?.closest('section')].filter((onde) => onde instanceof HTMLElement)
  })
  useEffect(() => () => volta.find(({ isConnected }) => isConnected)?.focus(), [volta])
  return <Modal open {...props} />
}
