import { Links, Outlet, Scripts, ScrollRestoration } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { useEffect, type ReactNode } from 'react'

import { setSpriteUrl, Toaster, watchFocus } from '@vitrine/ui'
import sprite from '@vitrine/ui/icones.svg?url&no-inline'

import estilo from './app.css?url'
import { ErroDoPainel } from './moldura/erro-do-painel.tsx'
import { DocumentoPainel } from './moldura/documento-painel.tsx'
import { EsperaDaPagina } from './moldura/espera-da-pagina.tsx'
import { painelContext, readEsquema, useNonce, useRaiz } from '#shell'

setSpriteUrl(sprite)

export const shouldRevalidate = () => false

export function loader({ request, context }: LoaderFunctionArgs) {
  const { janela } = context.get(painelContext)
  return {
    esquema: readEsquema(request.headers.get('cookie') ?? ''),
    marca: janela.marca,
    demo: janela.demo,
  }
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  const { esquema } = useRaiz()
  return (
    // The button of the theme changes it without a new page.
    <html lang="pt-BR" data-density="compact" data-esquema={esquema} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content"
        />
        <meta name="robots" content="noindex, nofollow" />
        {/* With a precedence it stays where it is when an error takes the place of everything. */}
        <link rel="stylesheet" href={estilo} precedence="painel" />
        <DocumentoPainel />
        {/* Last: the style of a screen that is come to is one more behind the others, and nothing of the page is made anew for it. */}
        <Links />
      </head>
      <body>
        {children}
        <Toaster />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function Raiz() {
  useEffect(watchFocus, [])
  return (
    <>
      <EsperaDaPagina />
      <Outlet />
    </>
  )
}

export function ErrorBoundary() {
  return <ErroDoPainel />
}
