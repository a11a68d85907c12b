package org.onehall.decider;

/** Role of a person or a service (regulations §5; {@code OCR 16.8}, {@code OCR 18.5}-{@code OCR 18.9}). */
public enum Role {
    CHIEF_ARBITER,
    /** Decides a disconnection in the Chief Arbiter's place, once this is allowed. */
    DEPUTY_CHIEF_ARBITER,
    LOCAL_CHIEF_ARBITER,
    LOCAL_TECHNICAL_ARBITER,
    FLOOR_ARBITER,
    CHIEF_ORGANISER,
    LOCAL_ORGANISER,
    PLAYER,
    ASSISTANT,
    FAIR_PLAY_OFFICER,
    SPECTATOR,
    /** Another service of the product. */
    SERVICE,
    /** The launcher on the operator's machine. */
    OPERATOR,
    /** Chairs the panel of the Fair Play Commission and votes in it ({@code APP-I H3}). */
    FAIR_PLAY_CHAIR,
    /** A member of that panel; investigates the cases assigned to him ({@code APP-I H3}). */
    FAIR_PLAY_PANEL,
    /** The Ethics and Disciplinary Commission ({@code APP-I H8}). */
    ETHICS_COMMISSION
}
