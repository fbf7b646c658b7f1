import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-name.ts'

export type OptionCardProps = Omit<ComponentProps<'input'>, 'type' | 'title' | 'children'> & {
  title: ReactNode
  /** One line under the title: an address, a condition, the reason it cannot be chosen. */
  sub?: ReactNode
  icon?: IconName
  /** At the right, usually an amount; a <small> inside it becomes the green second line. */
  end?: ReactNode
  /** Full width below: a credit bar, the fields of the chosen option. */
  children?: ReactNode
}

/** A radio as a card: the whole card chooses it, `children` stay operable. Wrap them in an <OptionGroup>. */
export function OptionCard({ title, sub, icon, end, children, className, ...rest }: OptionCardProps) {
  const id = useId()
  const describedBy = classNames(sub && `${id}-sub`, end && `${id}-fim`)
  return (
    <div className={classNames('option', className)}>
      <input {...rest} id={id} type="radio" className="radio" aria-describedby={describedBy || undefined} />
      {icon && <Icon name={icon} />}
      <div>
        <label className="option-title" htmlFor={id}>
          {title}
        </label>
        {sub && (
          <span className="option-sub" id={`${id}-sub`}>
            {sub}
          </span>
        )}
      </div>
      {end && (
        <div className="option-end" id={`${id}-fim`}>
          {end}
        </div>
      )}
      {children && <div className="option-extra">{children}</div>}
    </div>
  )
}

/** The choice around OptionCards, named for screen readers. */
export function OptionGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="options">
      <legend className="sr-only">{label}</legend>
      {children}
    </fieldset>
  )
}
