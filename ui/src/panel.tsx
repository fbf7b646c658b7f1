import { useId } from 'react'
import type { ReactNode } from 'react'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import { Toaster } from './toaster.tsx'
import { useDialog } from './use-dialog.ts'

export type DialogProps = {
  /** By which its title is called: by its place in the page, which a caller may not want, without. */
  id?: string
  open: boolean
  /** Asked by Esc, the scrim, the close button. The caller sets `open` to false. */
  onClose: () => void
  title: ReactNode
  /** At the right of the title: a state, a menu. */
  aside?: ReactNode
  /** Stays at the bottom while the body scrolls. */
  foot?: ReactNode
  /** Body without padding, for content that has its own. */
  bare?: boolean
  size?: 'm' | 'l'
  className?: string
  children: ReactNode
}

/**
 * A drawer at a side of the page or a sheet at its bottom; slides in 200 ms. The content is mounted also while
 * closed (render `null` children when it is dear). Server-rendered it is a closed dialog.
 */
export function Panel({ side = 'right', ...rest }: DialogProps & { side?: 'right' | 'left' | 'bottom' }) {
  return <Dialog {...rest} look="panel" side={side} />
}

/** A dialog in the middle of the page, for a question or a short form. */
export function Modal(props: DialogProps) {
  return <Dialog {...props} look="modal" />
}

function Dialog(props: DialogProps & { look: 'panel' | 'modal'; side?: string }) {
  const ownId = useId()
  const { id = ownId, open, onClose, title, aside, foot, bare, size, className, children, look, side } = props
  const dialog = useDialog(open, onClose, look === 'panel')
  const titleId = `title-${id}`
  return (
    <dialog
      {...dialog}
      className={classNames(look, className)}
      data-side={side}
      data-size={size}
      aria-labelledby={titleId}
    >
      <header className="panel-head">
        <h2 id={titleId}>{title}</h2>
        <div className="panel-aside">{aside}</div>
        <IconButton icon="x" label="Fechar" onClick={onClose} />
      </header>
      <div className="panel-body" data-bare={bare || undefined}>
        {children}
      </div>
      <Toaster active={open} />
      {foot && <footer className="panel-foot">{foot}</footer>}
    </dialog>
  )
}
