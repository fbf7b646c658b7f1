/** A text of a template and its values, as the driver reads them of a piece. */
type Modelo = [strings: TemplateStringsArray, ...args: unknown[]]

/** What the driver makes of one: a promise that is sent when somebody waits for it. */
type Consulta = Record<string, (...args: unknown[]) => unknown>

/** What makes it, through whatever stands before the driver. */
type Make = (modelo: Modelo) => object

type Adiar = (modelo: Modelo, make: Make) => object

/**
 * Statements that are made when they are sent. Most are none: they are pieces of another one, of which the driver reads text and values
 * alone, and yet it makes of each a promise with two closures and some fifteen fields, garbage a moment later (decision 0195). To the driver
 * this is a statement of its own class, so it stands wherever one may. `prototipo`: that class's.
 */
export function createAdiar(prototipo: object): Adiar {
  class Adiado {
    readonly strings: TemplateStringsArray
    readonly args: unknown[]
    /** Null once it is a piece and nothing else (keep-fragmento.ts). */
    handler: Make | null
    /** The driver marks what it has set into another statement. */
    fragment = false
    feita: Consulta | null = null

    constructor(modelo: Modelo, make: Make) {
      this.strings = modelo[0]
      this.args = modelo.slice(1)
      this.handler = make
    }
  }
  Object.setPrototypeOf(Adiado.prototype, prototipo)
  for (const nome of methodsOf(prototipo))
    Object.defineProperty(Adiado.prototype, nome, {
      value(this: Adiado, ...args: unknown[]) {
        this.feita ??= this.handler?.([this.strings, ...this.args]) as Consulta // of the driver, which types nothing of this
        return this.feita[nome]?.(...args)
      },
    })
  return (modelo, make) => new Adiado(modelo, make)
}

/** All that somebody does with a statement that is to be sent. */
const methodsOf = (prototipo: object): string[] =>
  Object.entries(Object.getOwnPropertyDescriptors(prototipo)).flatMap(([nome, { value }]) =>
    typeof value === 'function' && nome !== 'constructor' ? [nome] : [],
  )

/** Whether the driver is called with a template, and not to name a column or to write rows. */
export function isModelo(args: readonly unknown[]): args is Modelo {
  const [strings] = args
  return typeof strings === 'object' && strings !== null && 'raw' in strings && Array.isArray(strings.raw)
}
