import { useRef, useState } from 'react'
import type { ComponentProps, KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { useHold } from './use-hold.ts'

export type StepperProps = {
  /** What is being counted, for the labels: "Aumentar quantidade de {label}". */
  label: string
  value: number
  /** The quantity after [−]. Zero shows a bin: the press removes. */
  less: number
  /** The quantity after [+]. Undefined: at the maximum, [+] is aria-disabled and `limit` says why. */
  more?: number
  /** Why the quantity stops here, shown above the stepper while it is given: "máx. 24 por pedido", "mínimo 6 un.". */
  limit?: ReactNode
  /** `how`: a press of a button or an arrow moved it, or somebody typed the number. */
  onChange: (value: number, how: 'step' | 'typed') => void
  /** Value to text ("0,250") and back; undefined when the text is not a quantity, and the old value returns. */
  format?: (value: number) => string
  parse?: (text: string) => number | undefined
  unit?: ReactNode
  /** light: on the page and in the cart. */
  look?: 'solid' | 'light'
  /** fill: the width of a card. m: 132x38 (148x48 on touch). l: 148x52. */
  size?: 'fill' | 'm' | 'l'
  /** Without JavaScript the two buttons submit the form around as `name=<new quantity>`. */
  name?: string
  /** More for the text input: `ref`, `onKeyDown` (Enter to the next row), `data-…`. */
  inputProps?: ComponentProps<'input'>
  className?: string
}

/** [−] quantity [+]. It decides nothing: steps, minimum and maximum come as `less` and `more`. Hold to go faster. */
export function Stepper(props: StepperProps) {
  const { label, value, more, limit, onChange, unit, look = 'solid', size = 'fill', name } = props
  const holdMore = useHold(() => more !== undefined && onChange(more, 'step'), more === undefined)
  const type = name ? 'submit' : 'button'
  // One place for the field, told of or not: made anew it would lose the focus, and a press that is held.
  return (
    <div className="grid gap-1">
      {limit && <output className="limit">{limit}</output>}
      <fieldset
        className={classNames(
          'stepper',
          look === 'light' && 'stepper-light',
          size !== 'fill' && `stepper-${size}`,
          props.className,
        )}
        aria-label={`Quantidade de ${label}`}
      >
        <Less {...props} type={type} />
        <label className="stepper-qty">
          <Quantity {...props} />
          {unit && <small>{unit}</small>}
        </label>
        <button
          type={type}
          name={name}
          value={more ?? value}
          aria-label={`Aumentar quantidade de ${label}`}
          aria-disabled={more === undefined || undefined}
          {...holdMore}
          onClick={(event: MouseEvent) => {
            if (more === undefined) event.preventDefault()
            else holdMore.onClick(event)
          }}
        >
          <Icon name="plus" />
        </button>
      </fieldset>
    </div>
  )
}

/** [−]: the bin when one more press removes; nothing to take away from nothing (a row of a table starts at 0). */
function Less({ label, value, less, name, type, onChange }: StepperProps & { type: 'submit' | 'button' }) {
  const isNothing = value <= 0
  const isRemove = less <= 0 && !isNothing
  // While the button is held down it stops at the last quantity: removing the product takes one more press.
  const hold = useHold(() => !isNothing && onChange(less, 'step'), isRemove || isNothing)
  return (
    <button
      type={type}
      name={name}
      value={less}
      aria-label={isRemove ? `Remover ${label}` : `Diminuir quantidade de ${label}`}
      aria-disabled={isNothing || undefined}
      {...hold}
    >
      <Icon name={isRemove ? 'trash-2' : 'minus'} />
    </button>
  )
}

/** The number as text: typed freely, settled on Enter or on leaving, given up with Esc. */
function Quantity(props: StepperProps) {
  const { label, value, less, more, onChange, format = String, parse = parseInteger, inputProps } = props
  const [draft, setDraft] = useState<string>()
  // What was typed and not settled yet: Enter settles it and moves the focus, and leaving must not settle it again.
  const unsettled = useRef<string>(undefined)

  function type(text: string | undefined) {
    unsettled.current = text
    setDraft(text)
  }

  function settle() {
    if (unsettled.current === undefined) return
    const typed = parse(unsettled.current)
    type(undefined)
    if (typed !== undefined && typed !== value) onChange(typed, 'typed')
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const steps: Record<string, number | undefined> = {
      ArrowUp: more,
      '+': more,
      ArrowDown: less || undefined,
      '-': less || undefined,
    }
    if (event.key in steps) {
      event.preventDefault()
      type(undefined)
      const next = steps[event.key]
      if (next !== undefined) onChange(next, 'step')
    } else if (event.key === 'Enter') {
      event.preventDefault()
      settle()
    } else if (event.key === 'Escape' && draft !== undefined) {
      // The drawer around stays open: this Esc gives up the number only.
      event.preventDefault()
      event.stopPropagation()
      type(undefined)
    }
    inputProps?.onKeyDown?.(event)
  }

  return (
    <input
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="done"
      // No form owns it: without JavaScript, Enter here would press the first button, [−].
      form=""
      {...inputProps}
      aria-label={`Quantidade de ${label}`}
      value={draft ?? format(value)}
      onChange={(event) => type(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={settle}
      onKeyDown={onKeyDown}
    />
  )
}

function parseInteger(text: string): number | undefined {
  return /^\s*\d+\s*$/.test(text) ? Number(text) : undefined
}
