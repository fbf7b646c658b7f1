import { expect, type Locator, type Page } from '@playwright/test'

import { waitAlive } from '../passos.ts'
import { breaksWithout } from './breaks-without.ts'

/** What presses a thing of a role, where it is not Enter. */
const TECLAS: Partial<Record<Papel, string>> = {
  switch: 'Space',
  checkbox: 'Space',
  radio: 'Space',
  tab: 'Space',
}

/** Roles of what is pressed, chosen, or written into. */
type Papel = Parameters<Page['getByRole']>[0]
type Nome = string | RegExp
const isExact = (name: Nome) => typeof name === 'string'

/**
 * Somebody who sees nothing but roles and names, as a screen reader tells them: no place, no colour, no selector, no id. What is
 * pressed must be the only one of its name in its part of the page, and each is tried without its name and without its role: another
 * that would be pressed instead fails the story.
 */
export class Leitor {
  readonly #page: Page
  readonly #parte: Locator
  readonly #cortes: Set<string>

  constructor(page: Page, parte: Locator = page.locator('html'), cortes = new Set<string>()) {
    this.#page = page
    this.#parte = parte
    this.#cortes = cortes
  }

  /** Controls that were tried without name and role. */
  get cortes(): ReadonlySet<string> {
    return this.#cortes
  }

  async open(path: string): Promise<void> {
    await this.#page.goto(path)
  }

  /** A part of the page by its name: a dialog, a region, a card of a list. */
  em(papel: Papel, name?: Nome): Leitor {
    const parte = this.#parte.getByRole(papel, name === undefined ? {} : { name, exact: isExact(name) })
    return new Leitor(this.#page, parte.first(), this.#cortes)
  }

  /** By the keyboard, as it is done without a pointer; an option of an open list as assistive technology does it. */
  async press(papel: Papel, name: Nome): Promise<void> {
    const alvo = await this.#find(papel, name)
    if (papel === 'option') return alvo.evaluate((option: HTMLElement) => option.click())
    await alvo.press(TECLAS[papel] ?? 'Enter')
  }

  async write(papel: Papel, name: Nome, texto: string): Promise<void> {
    await (await this.#find(papel, name)).fill(texto)
  }

  async choose(name: Nome, opcao: string): Promise<void> {
    await (await this.#find('combobox', name)).selectOption({ label: opcao })
  }

  async check(papel: 'checkbox' | 'radio', name: Nome): Promise<void> {
    const alvo = await this.#find(papel, name)
    if (await alvo.isChecked()) return
    await alvo.press('Space')
    await expect(alvo).toBeChecked()
  }

  /** As people wait for what comes by itself: results that are drawn anew while one types. */
  async waits(): Promise<void> {
    await this.#page.waitForLoadState('networkidle')
  }

  /** What is on the page now is told: a thing by role and name, or words anywhere in it. */
  async hears(papel: Papel, name: Nome): Promise<void> {
    await expect(this.#parte.getByRole(papel, { name, exact: isExact(name) }).first()).toBeVisible()
  }

  async hearsText(texto: string | RegExp): Promise<void> {
    await expect.poll(() => this.#parte.ariaSnapshot()).toMatch(texto)
  }

  async hearsNo(papel: Papel, name: Nome): Promise<void> {
    await expect(this.#parte.getByRole(papel, { name, exact: isExact(name) })).toHaveCount(0)
  }

  async #find(papel: Papel, name: Nome): Promise<Locator> {
    const alvo = this.#parte.getByRole(papel, { name, exact: isExact(name) })
    await expect(alvo, `one ${papel} of the name ${String(name)}`).toHaveCount(1)
    await waitAlive(alvo)
    const corte = `${papel} ${String(name)}`
    if (!this.#cortes.has(corte)) {
      this.#cortes.add(corte)
      expect(await breaksWithout(alvo), corte).toEqual({ semNome: true, semPapel: true })
    }
    return alvo
  }
}
