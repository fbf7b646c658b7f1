import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'

import { PLATAFORMA, urlsMarca } from '@vitrine/contract/urls-marca'
import { deriveTema, toCssVariables, type EntradasTema } from '@vitrine/rules/tema'
import { writeEarlyInput } from '@vitrine/ui'

import { useNonce, useRaiz } from '#shell'

/** The panel has the platform's own look, whichever store one works at. */
const entradas: EntradasTema = {
  brand: '#0f5b63',
  accent: '#e9b44c',
  font: 'Figtree',
  radius: 10,
  density: 1,
  logoRatio: 3.5,
  imageRatio: 1,
  scheme: 'auto',
}

/** Letters, icon and the colours of the dark: written by the server, so that nothing flashes. */
export function DocumentoPainel() {
  const { marca } = useRaiz()
  return (
    <>
      <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={figtree} />
      <link rel="icon" href={urlsMarca.arquivo(PLATAFORMA, marca, 'favicon.svg')} />
      {/* It stands once, as the server writes it: no browser loads what makes it. */}
      <style
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? writeEscuro() : '' }}
      />
      {import.meta.env.SSR && <GuardaDosToques />}
    </>
  )
}

/** What somebody does before the screen is alive is done once it is. */
function GuardaDosToques() {
  const __html = writeEarlyInput({ presses: 'button[type=button]' })
  return <script nonce={useNonce()} dangerouslySetInnerHTML={{ __html }} />
}

/** As the device has it, unless somebody chose; paper is always light. */
function writeEscuro(): string {
  const { 'font-ui': _font, ...tema } = deriveTema(entradas, 'dark')
  const cores = Object.fromEntries(Object.entries(tema).filter(([token]) => !token.startsWith('in-')))
  const regras = `color-scheme:dark;${toCssVariables(cores)}`
  return `@media screen{:root[data-esquema=escuro]{${regras}}}@media screen and (prefers-color-scheme:dark){:root:not([data-esquema=claro]){${regras}}}`
}
