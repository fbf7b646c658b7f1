import { urls } from '@vitrine/contract/urls'

import { useLoja } from './raiz.ts'

/**
 * The store's wordmark, its name when the store has no drawing. Rules of the theme put the one for a dark ground in its place (rules/tema,
 * to-css-variables.ts): which ground it is, is known before any script of ours.
 */
export function Logo({ className = 'logo' }: { className?: string }) {
  const { nome, config } = useLoja()
  const { logo, entradas } = config.tema
  const hash = logo.claro || logo.escuro
  return hash ? (
    <img
      src={urls.desenho(hash)}
      alt=""
      className={className}
      width={Math.round(40 * entradas.logoRatio)}
      height={40}
    />
  ) : (
    <b className="text-20 leading-tight font-title">{nome}</b>
  )
}
