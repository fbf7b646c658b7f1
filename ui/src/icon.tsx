import type { SVGProps } from 'react'
import { classNames } from './class-names.ts'
import type { IconName } from './icon-name.ts'

let spriteUrl = '/assets/icones.svg'

/**
 * Says where the sprite is served. Call it once at the top of the root module, so that the server and the browser
 * agree: `import url from '@vitrine/ui/icones.svg?url&no-inline'; setSpriteUrl(url)`. Same origin only (SVG rule).
 */
export function setSpriteUrl(url: string) {
  spriteUrl = url
}

const sizeClass = { 16: 'icon-16', 20: undefined, 24: 'icon-24', 28: 'icon-28' }

export type IconProps = SVGProps<SVGSVGElement> & {
  name: IconName
  /** Pixels: 20 by default, 16 in text, 24 in a tab bar, 28 in an empty state. */
  size?: keyof typeof sizeClass
  /** Only for an icon that stands alone; beside a word it stays hidden from assistive technology. */
  label?: string
}

/** One line icon of the sprite: no path travels in JavaScript or HTML. */
export function Icon({ name, size = 20, label, className, ...rest }: IconProps) {
  const voice = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg className={classNames('icon', sizeClass[size], className)} {...voice} {...rest}>
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  )
}
