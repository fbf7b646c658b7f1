import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-name.ts'
import { Spinner } from './spinner.tsx'

export type ButtonLook = {
  /** solid: one per view. outline: the rest. brand: outlined in the store's colour. ghost: text only. */
  variant?: 'solid' | 'outline' | 'brand' | 'ghost' | 'danger' | 'negotiate'
  /** s: 36 (44 on touch). m: 48. l: 52. buy: 44 (48 on touch), the button of a card. */
  size?: 's' | 'm' | 'l' | 'buy'
  block?: boolean
}

const sizeClass = { s: 'btn-s', m: undefined, l: 'btn-l', buy: 'btn-buy' }

/** The look of a button for anything else that is pressed: `<Link className={buttonClass({ variant: 'outline' })}>`. */
export function buttonClass({ variant = 'solid', size = 'm', block = false }: ButtonLook = {}): string {
  return classNames('btn', `btn-${variant}`, sizeClass[size], block && 'btn-block')
}

type Shared = ButtonLook & { icon?: IconName; loading?: boolean; children: ReactNode }

export type ButtonProps = Shared & Omit<ComponentProps<'button'>, 'children'> & { href?: undefined }
export type ButtonLinkProps = Shared & Omit<ComponentProps<'a'>, 'children'> & { href: string }

/**
 * A button, or a plain link with its look when `href` is given. While `loading` it keeps its focus and its width,
 * ignores presses and says "busy"; `aria-disabled` (not `disabled`) keeps a blocked button reachable by keyboard.
 */
export function Button(props: ButtonProps | ButtonLinkProps) {
  const { variant, size, block, icon, loading = false, className, children, ...rest } = props
  const content = (
    <>
      {loading ? <Spinner size={16} /> : icon && <Icon name={icon} />}
      <span className="btn-label">{children}</span>
    </>
  )
  const look = {
    className: classNames(buttonClass({ variant, size, block }), className),
    'data-loading': loading || undefined,
    'aria-busy': loading || undefined,
  }
  if (rest.href !== undefined) {
    return (
      <a {...rest} {...look}>
        {content}
      </a>
    )
  }
  const blocked = loading || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true'
  return (
    <button
      type="button"
      {...rest}
      {...look}
      aria-disabled={blocked || undefined}
      onClick={blocked ? stop : rest.onClick}
    >
      {content}
    </button>
  )
}

/** Stops the press and with it the submission of the form around. */
function stop(event: MouseEvent) {
  event.preventDefault()
}

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: IconName
  /** The accessible name, also the tooltip. */
  label: string
  iconSize?: 16 | 20 | 24
}

/** A 44 px square with one icon. Pass `aria-pressed` to make it a toggle. */
export function IconButton({ icon, label, iconSize, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames('icon-btn', className)}
    >
      <Icon name={icon} size={iconSize} />
    </button>
  )
}
