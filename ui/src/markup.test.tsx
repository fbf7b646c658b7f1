import { readFileSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import {
  Button,
  Icon,
  Money,
  Panel,
  ProgressBar,
  Segmented,
  Stepper,
  TextInput,
  Toaster,
  buttonClass,
  iconNames,
  setSpriteUrl,
} from './index.ts'

const html = (node: Parameters<typeof renderToString>[0]) => renderToString(node).replaceAll('<!-- -->', '')
const nothing = () => undefined

describe('icons', () => {
  const sprite = readFileSync(new URL('./icones.svg', import.meta.url), 'utf8')
  test('every name has its symbol and every symbol its name', () => {
    expect([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1])).toEqual([...iconNames])
  })
  test('an icon points at the sprite that was set and stays silent without a label', () => {
    setSpriteUrl('/assets/icones-1a2b.svg')
    expect(html(<Icon name="search" />)).toContain('href="/assets/icones-1a2b.svg#search"')
    expect(html(<Icon name="search" />)).toContain('aria-hidden="true"')
    expect(html(<Icon name="search" label="Buscar" />)).toContain('role="img" aria-label="Buscar"')
  })
})

describe('Button', () => {
  test('is a button that submits nothing by itself, and a link when it has an address', () => {
    expect(html(<Button>Adicionar</Button>)).toMatch(/^<button type="button"/)
    expect(html(<Button href="/emporio">Ver</Button>)).toMatch(/^<a href="\/emporio"/)
    expect(buttonClass({ variant: 'outline', size: 's', block: true })).toBe(
      'btn btn-outline btn-s btn-block',
    )
  })
  test('while loading it keeps its place in the keyboard order', () => {
    const markup = html(<Button loading>Enviar pedido</Button>)
    expect(markup).toContain('aria-busy="true"')
    expect(markup).toContain('aria-disabled="true"')
    expect(markup).not.toContain(' disabled')
  })
})

describe('Stepper', () => {
  const stepper = (props: { less: number; more?: number; name?: string; limit?: string }) =>
    html(<Stepper label="Mel" value={6} unit="un." onChange={nothing} {...props} />)

  test('names its buttons after what is counted (ux 1.4.4)', () => {
    const markup = stepper({ less: 5, more: 7 })
    expect(markup).toContain('aria-label="Diminuir quantidade de Mel"')
    expect(markup).toContain('aria-label="Aumentar quantidade de Mel"')
    expect(markup).toContain('inputMode="decimal"')
    expect(markup).not.toContain('máx. 6 por pedido')
  })
  test('shows the bin when one more press removes', () => {
    expect(stepper({ less: 0, more: 7 })).toContain('aria-label="Remover Mel"')
    expect(stepper({ less: 0, more: 7 })).toContain('#trash-2')
  })
  test('at the limit blocks [+] and says the number (ux 1.4.3)', () => {
    const markup = stepper({ less: 5, limit: 'máx. 6 por pedido' })
    expect(markup).toContain('aria-disabled="true"')
    expect(markup).toContain('máx. 6 por pedido')
  })
  test('without JavaScript its buttons submit the next quantity', () => {
    const markup = stepper({ less: 5, more: 7, name: 'quantidade' })
    expect(markup).toContain(
      'type="submit" value="5" aria-label="Diminuir quantidade de Mel" name="quantidade"',
    )
    expect(markup).toContain(
      'type="submit" value="7" aria-label="Aumentar quantidade de Mel" name="quantidade"',
    )
  })
})

describe('fields and choices', () => {
  test('hint and error are tied to the input', () => {
    const markup = html(<TextInput id="cnpj" label="CNPJ" hint="14 caracteres" error="Não confere" />)
    expect(markup).toContain('for="cnpj"')
    expect(markup).toContain('aria-describedby="cnpj-erro cnpj-dica" aria-invalid="true"')
  })
  test('Segmented is a radio group of its form', () => {
    const options = [
      { value: 'ENTREGA', label: 'Entrega' },
      { value: 'RETIRADA', label: 'Retirada' },
    ]
    const markup = html(
      <Segmented label="Como" name="tipoEntrega" defaultValue="RETIRADA" options={options} />,
    )
    expect(markup).toContain('role="radiogroup"')
    expect(markup).toMatch(/name="tipoEntrega" checked="" value="RETIRADA"/)
  })
})

describe('Money', () => {
  const text = (amount: string) => html(<Money text={amount} />).replaceAll(/<[^>]+>/g, '')
  test('is read and copied as the whole text, with a space that never breaks', () => {
    expect(text('R$ 1.234,56')).toBe('R$\u00a01.234,56')
    expect(text('R$\u00a09,90')).toBe('R$\u00a09,90')
    expect(text('-R$ 16,90')).toBe('−R$\u00a016,90')
    expect(text('9,90')).toBe('9,90')
  })
})

test('a panel renders on the server as a closed dialog with a name', () => {
  const markup = html(
    <Panel open={false} onClose={nothing} title="Carrinho">
      vazio
    </Panel>,
  )
  expect(markup).toMatch(/^<dialog class="panel" data-side="right" aria-labelledby="[^"]+">/)
  expect(markup).toContain('aria-label="Fechar"')
})

test('a panel is called by its heading, by the name that it was given', () => {
  const markup = html(
    <Panel open={false} onClose={nothing} title="Carrinho" id="carrinho">
      vazio
    </Panel>,
  )
  expect(markup).toContain('aria-labelledby="title-carrinho"')
  expect(markup).toContain('<h2 id="title-carrinho">Carrinho</h2>')
})

test('a bar never runs over its end', () => {
  expect(html(<ProgressBar label="Mínimo" value={90} max={80} />)).toContain('width:100%')
})

test('the toast region is there, empty, before the first toast', () => {
  expect(html(<Toaster />)).toContain('aria-live="polite"')
})
