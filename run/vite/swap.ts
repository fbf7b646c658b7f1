import type { Plugin } from 'vite'

/** What a library's file is made of, and what is put in the place of it. */
export interface Troca {
  file: RegExp
  before: RegExp
  after: string
}

/** A file of the router's own, by its path, on every system. */
export const ofRouter = (path: string) =>
  new RegExp(String.raw`react-router/dist/production/lib/${path}\.js`.replaceAll('/', String.raw`[\\/]`))

/**
 * Puts our words in the place of a library's while it is bundled. Fails the build where what is to be replaced is not there any more, or its file is not.
 * @param name the plugin's, which is this house's file too
 * @param environment whose build has all of the files
 */
export function swap(name: string, trocas: readonly Troca[], environment: 'client' | 'ssr'): Plugin {
  const feitas = new Set<Troca>()
  return {
    name: `vitrine-${name}`,
    apply: 'build',
    transform(code, id) {
      const daqui = trocas.filter(({ file }) => file.test(id))
      if (daqui.length === 0) return null
      const failed = daqui.some(({ before }) => !before.test(code))
      if (failed) this.error(`${id} is made in another way now: look at ${name}.ts.`)
      for (const troca of daqui) feitas.add(troca)
      return { code: daqui.reduce((text, { before, after }) => text.replace(before, after), code), map: null }
    },
    buildEnd(error) {
      const faltam = trocas.filter((troca) => !feitas.has(troca))
      if (error || this.environment.name !== environment || faltam.length === 0) return
      this.error(
        `No file of the build is ${faltam.map(({ file }) => String(file)).join(', ')}: look at ${name}.ts.`,
      )
    },
  }
}
