import { classNames } from './class-names.ts'

export type MoneyProps = {
  /** Already formatted, with its symbol: "R$ 1.234,56". The same text is what is copied and read aloud. */
  text: string
  /** s: the size around. m: 20, a card. l: 36, a product page. */
  size?: 's' | 'm' | 'l'
  className?: string
}

/** An amount as typography: symbol at 60%, number heavy and tabular, never broken over two lines. */
export function Money({ text, size = 'm', className }: MoneyProps) {
  const start = Math.max(0, text.search(/\d/))
  const symbol = text.slice(0, start).trim().replace('-', '−')
  return (
    <span className={classNames('money', size !== 'm' && `money-${size}`, className)}>
      {symbol && <small>{`${symbol}\u00a0`}</small>}
      {text.slice(start)}
    </span>
  )
}
