import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { dropRascunho, fillRascunho, keepRascunho } from './rascunho.ts'

vi.mock('#consentimento', () => ({ mayKeepUsuario: () => permitido }))

let permitido = true

const textos = new Map<string, string>()

beforeEach(() => {
  permitido = true
  textos.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => textos.get(name) ?? null,
    setItem: (name: string, text: string) => void textos.set(name, text),
    removeItem: (name: string) => void textos.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

/** A form as far as it is used here: inputs found by name. */
function formOf(valores: Record<string, string>) {
  const inputs = new Map(Object.entries(valores).map(([name, value]) => [`input[name="${name}"]`, { value }]))
  const form = { querySelector: (seletor: string) => inputs.get(seletor) ?? null }
  return {
    form: form as unknown as HTMLFormElement,
    valueOf: (name: string) => inputs.get(`input[name="${name}"]`)?.value,
  }
}

test('what was typed comes back, the password never, and nothing over what stands there (ux 1.19.2)', () => {
  keepRascunho(
    formOf({ cpf: '12.345.678/0001-95', nome: 'Bar do Zé', email: 'a@b.c', senha: 'segredo' }).form,
  )
  expect([...textos.values()].join()).not.toContain('segredo')
  const { form, valueOf } = formOf({ cpf: '', nome: 'Outro nome', email: '', senha: '' })
  expect(fillRascunho(form)).toBe('12.345.678/0001-95')
  expect(['nome', 'email', 'senha'].map(valueOf)).toEqual(['Outro nome', 'a@b.c', ''])
})

test('a draft is forgotten once it was sent; a broken one is ignored', () => {
  keepRascunho(formOf({ cpf: '1' }).form)
  dropRascunho()
  expect(fillRascunho(formOf({ cpf: '' }).form)).toBe('')
  textos.set('vitrine_usuario_cadastro', '{')
  expect(fillRascunho(formOf({ cpf: '' }).form)).toBe('')
})
