import { spawn } from 'node:child_process'
import { existsSync, readFileSync, watch } from 'node:fs'
import { join } from 'node:path'

import { root, say, secondsSince } from './root.mjs'

const WATCHED = ['server/src', 'contract/src', 'rules/src', 'demo/src']
/** How much memory the server's Node and the C library below it may keep, and where it keeps what it compiled (server/package.json, docs/bench.md). */
const { nodeFlags, nodeEnv, compileCache } = JSON.parse(
  readFileSync(join(root, 'server', 'package.json'), 'utf8'),
).config
/** An editor writes a file in several steps. */
const SETTLE_MS = 150

/**
 * The server as a child process that tells 'pronto' over IPC. With `watch` it runs from its sources and is started again after a change of
 * them, and a server that ended with an error waits for the next one.
 */
export class ServerProcess {
  #options
  /** @type {import('node:child_process').ChildProcess | null} */
  #child = null
  #isStopping = false
  #isRestarting = false
  /** @type {(code: number | null, signal: NodeJS.Signals | null) => void} */
  #onEnd = () => {}

  /** @param {{ env: NodeJS.ProcessEnv, watch: boolean, began: number }} options */
  constructor(options) {
    this.#options = options
  }

  /** @param {(code: number | null, signal: NodeJS.Signals | null) => void} onEnd called once, when it has ended for good */
  start(onEnd) {
    this.#onEnd = onEnd
    this.#spawn(this.#options.began)
    if (this.#options.watch) this.#watch()
  }

  /** Asks it to finish the requests under way and to end. */
  stop() {
    this.#isStopping = true
    if (this.#child) this.#child.kill('SIGTERM')
    else this.#onEnd(0, null)
  }

  /** Ends it at once: a transaction under way rolls back. */
  kill() {
    this.#child?.kill('SIGKILL')
  }

  /** @param {number} began */
  #spawn(began) {
    const main = this.#options.watch ? join('src', 'main.ts') : join('build', 'main.js')
    const child = spawn(process.execPath, [...nodeFlags, join(root, 'server', main)], {
      cwd: root,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { NODE_COMPILE_CACHE: join(root, compileCache), ...nodeEnv, ...this.#options.env },
    })
    this.#child = child
    child.on('message', (message) => {
      if (message === 'pronto') say(`Pronto em ${secondsSince(began)}. Ctrl-C encerra.`)
    })
    child.once('error', (error) => process.stderr.write(`${error.message}\n`))
    child.once('exit', (code, signal) => {
      this.#child = null
      if (this.#isRestarting && !this.#isStopping) {
        this.#isRestarting = false
        this.#spawn(Date.now())
      } else if (this.#options.watch && !this.#isStopping) {
        say(`O servidor parou (${signal ?? `código ${code}`}): a próxima mudança o liga de novo.`)
      } else {
        this.#onEnd(code, signal)
      }
    })
  }

  #watch() {
    /** @type {NodeJS.Timeout | undefined} */
    let timer
    for (const folder of WATCHED.map((path) => join(root, path)).filter((path) => existsSync(path))) {
      watch(folder, { recursive: true }, (_event, file) => {
        if (!file || file.endsWith('.test.ts')) return
        clearTimeout(timer)
        timer = setTimeout(() => this.#restart(file), SETTLE_MS)
      })
    }
  }

  /** @param {string} file */
  #restart(file) {
    if (this.#isStopping) return
    say(`${file} mudou: o servidor recomeça.`)
    if (!this.#child) return this.#spawn(Date.now())
    this.#isRestarting = true
    this.#child.kill('SIGTERM')
  }
}
