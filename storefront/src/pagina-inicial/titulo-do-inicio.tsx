import { useLoja } from '#shell'

/** What a tab says; description and address are written for every page alike (cabeca). */
export function TituloDoInicio() {
  const { nome, config } = useLoja()
  return <title>{config.seo.title || nome}</title>
}
