import { mayKeepUsuario } from '#consentimento'

/** What was typed into a registration, in this tab alone and without the password (ux 1.19.2: progress saved). */
const KEY = 'vitrine_usuario_cadastro'
const campos = ['cpf', 'nome', 'email', 'telefone', 'data_nascimento'] as const

export function keepRascunho(form: HTMLFormElement): void {
  if (!mayKeepUsuario()) return
  const valores = Object.fromEntries(campos.map((campo) => [campo, inputOf(form, campo)?.value ?? '']))
  try {
    sessionStorage.setItem(KEY, JSON.stringify(valores))
  } catch {
    // Storage is off: nothing can be kept.
  }
}

/** Fills what is still empty; answers the document, by which the form knows what it asks for. */
export function fillRascunho(form: HTMLFormElement): string {
  const valores = readRascunho()
  for (const campo of campos) {
    const input = inputOf(form, campo)
    const valor = valores[campo]
    if (input && !input.value && typeof valor === 'string') input.value = valor
  }
  return inputOf(form, 'cpf')?.value ?? ''
}

/** After the registration was accepted. */
export function dropRascunho(): void {
  sessionStorage.removeItem(KEY)
}

function inputOf(form: HTMLFormElement, campo: string): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>(`input[name="${campo}"]`)
}

function readRascunho(): Record<string, unknown> {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? '{}') ?? {}) as Record<string, unknown> // written by keepRascunho
  } catch {
    return {}
  }
}
