import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type SlotProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & { children: ReactNode }

/** A radio as a small box in a grid: a time slot. A <small> inside it is the second line. */
export function Slot({ children, className, ...rest }: SlotProps) {
  return (
    <label className={classNames('slot', className)}>
      <input {...rest} type="radio" className="sr-only" />
      {children}
    </label>
  )
}
