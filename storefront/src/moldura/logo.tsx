import { urls } from '@vitrine/contract/urls'

import { useLoja } from '#shell'

/** The store's wordmark for the ground it stands on; its name when the store has no drawing. */
export function Logo() {
  const { nome, config } = useLoja()
  const { logo, entradas } = config.tema
  const hash = entradas.scheme === 'dark' ? logo.escuro || logo.claro : logo.claro
  if (!hash) return <b className="text-20 leading-tight font-title">{nome}</b>
  const ratio = entradas.logoRatio
  const claro = <img src={urls.desenho(hash)} alt="" width={Math.round(40 * ratio)} height={40} />
  if (entradas.scheme !== 'auto' || !logo.escuro) return claro
  return (
    <picture>
      <source media="(prefers-color-scheme:dark)" srcSet={urls.desenho(logo.escuro)} />
      {claro}
    </picture>
  )
}
